"""Numbers side by side: one source for a single number and for eight lanes of them.

A function written with the operators + − * / < <= == & and the functions below runs on a number and on `LANES` numbers
at once, compiled or not, with the same bits in each lane: every operation is one IEEE operation a lane, in the order of
the source. A compiled group of lanes is one value of the processor's vector unit, whatever its width.

An array with one number a place has one axis; an array with `LANES` numbers a place has a second axis.
Uncompiled, lanes are a NumPy array of shape (LANES,), a mask is one of truth values.
"""

import operator

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.datamodel import models
from numba.core.imputils import lower_cast
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin, register_model, type_callable

LANES = 8
EACH = np.arange(LANES)

# The functions, uncompiled


def select(mask, one, other):
    """Return `one` in the lanes where the mask is true, `other` elsewhere."""
    return np.where(mask, one, other) if isinstance(mask, np.ndarray) else (one if mask else other)


def invert(mask):
    """Return the mask that is true elsewhere."""
    return np.logical_not(mask)


def anywhere(mask):
    """Tell whether a mask is true in some lane."""
    return bool(np.any(mask))


def smallest(integers):
    """Return the smallest integer of all lanes, a single number."""
    return np.min(integers)


def root(value):
    """Return the square root."""
    return np.sqrt(value)


def bits(value):
    """Return the 64 bits of a float as an integer."""
    return value.view(np.int64)


def number(integer):
    """Return the float with these 64 bits."""
    return integer.view(np.float64)


def like(value, example):
    """Return the value in as many lanes as the example has."""
    return np.full(np.shape(example), value)[()]


def load(array, i):
    """Return what stands at place i, or with (i,) the `LANES` numbers from place i on, of an array with one axis."""
    if isinstance(i, tuple):
        return array[i[0] : i[0] + LANES].copy()
    return array[i].copy() if array.ndim == 2 else array[i]


def store(array, i, value):
    """Write to place i, or with (i,) to the `LANES` places from i on."""
    if isinstance(i, tuple):
        array[i[0] : i[0] + LANES] = value
    else:
        array[i] = value


def plus(total, value):
    """Return the sum. Where lanes are added to a single number, they are added one after the other."""
    if np.ndim(value) > np.ndim(total):
        for number in value:
            total = total + number
        return total
    return total + value


def at(array, i):
    """Return what stands at place i of an array that holds one row for each lane, or a single row for all lanes."""
    return np.broadcast_to(array[:, i], LANES).copy() if array.ndim == 2 else array[i]


def write(array, i, value):
    """Write to where `at` reads, each lane to its row."""
    array[..., i] = value


def pick(array, places):
    """Return what stands at one place, or at a place of its own for each lane."""
    return array[places, EACH] if array.ndim == 2 else array[places]


def put(array, places, value):
    """Write to a place of its own for each lane."""
    if array.ndim == 2:
        array[places, EACH] = value
    else:
        array[places] = value


def entry(matrix, rows, columns):
    """Return an entry of one matrix for each lane."""
    return matrix[rows, columns]


def among(value, lane):
    """Return the number in one lane."""
    return value[lane]


def replaced(value, lane, number):
    """Return the value with another number in one lane."""
    return np.where(EACH == lane, number, value)


# The compiled types


class LanesType(types.Type):
    """Stand for `LANES` numbers of one kind."""

    def __init__(self, kind):
        self.kind = kind
        super().__init__(name=f"Lanes({kind}, {LANES})")


FLOATS, INTEGERS, MASK = LanesType("float64"), LanesType("int64"), LanesType("boolean")
SCALARS = {FLOATS: types.float64, INTEGERS: types.int64, MASK: types.boolean}
ELEMENTS = {FLOATS: ir.DoubleType(), INTEGERS: ir.IntType(64), MASK: ir.IntType(1)}
BYTES = ir.IntType(8).as_pointer()
VECTORS = {kind: ir.VectorType(element, LANES) for kind, element in ELEMENTS.items()}


@register_model(LanesType)
class LanesModel(models.PrimitiveModel):
    """Hold lanes in a vector register."""

    def __init__(self, manager, kind):
        super().__init__(manager, kind, VECTORS[kind])


def lanes_of(kind):
    """Return the type of the lanes that a number is spread to."""
    if isinstance(kind, LanesType):
        return kind
    if isinstance(kind, types.Boolean):
        return MASK
    return FLOATS if isinstance(kind, types.Float) else INTEGERS


def joined(one, other):
    """Return the type of the lanes that hold both."""
    kinds = {lanes_of(one), lanes_of(other)}
    return FLOATS if FLOATS in kinds else (INTEGERS if INTEGERS in kinds else MASK)


def has_lanes(*kinds):
    """Tell whether one of the types is one of lanes."""
    return any(isinstance(kind, LanesType) for kind in kinds)


def constant(kind, values):
    """Return a constant vector."""
    return ir.Constant(kind, values)


def spread(builder, value, vector):
    """Return a vector with the value in every lane."""
    first = builder.insert_element(ir.Constant(vector, ir.Undefined), value, ir.IntType(32)(0))
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(first, ir.Constant(vector, ir.Undefined), zeros)


@lower_cast(types.Boolean, LanesType)
@lower_cast(types.Number, LanesType)
def number_to_lanes(context, builder, source, target, value):
    """Spread a number over the lanes."""
    value = context.cast(builder, value, source, SCALARS[target])
    if target == MASK:
        value = builder.trunc(value, ir.IntType(1)) if value.type.width > 1 else value
    return spread(builder, value, VECTORS[target])


@lower_cast(LanesType, LanesType)
def integers_to_floats(context, builder, source, target, value):
    """Turn integers into floats."""
    if (source, target) != (INTEGERS, FLOATS):
        raise NotImplementedError(f"{source} to {target}")
    return builder.sitofp(value, VECTORS[target])


# Operators


def arithmetic(operation, result):
    """Give an operator a type: that of the operands, or a mask."""

    @infer_global(operation)
    class Template(AbstractTemplate):
        def generic(self, arguments, _):
            if len(arguments) == 2 and has_lanes(*arguments):
                kind = joined(*arguments)
                return signature(MASK if result == MASK else kind, kind, kind)


def lowered(operation, floats, integers=None):
    """Lower an operator to one instruction."""

    def lower(context, builder, sig, args):
        method = floats if sig.args[0] == FLOATS else integers
        return method(builder, *args)

    lower_builtin(operation, LanesType, LanesType)(lower)


OPERATORS = {
    operator.add: (ir.IRBuilder.fadd, ir.IRBuilder.add),
    operator.sub: (ir.IRBuilder.fsub, ir.IRBuilder.sub),
    operator.mul: (ir.IRBuilder.fmul, ir.IRBuilder.mul),
    operator.truediv: (ir.IRBuilder.fdiv, None),
    operator.and_: (None, ir.IRBuilder.and_),
    operator.or_: (None, ir.IRBuilder.or_),
    operator.lshift: (None, ir.IRBuilder.shl),
    operator.rshift: (None, ir.IRBuilder.ashr),
}
COMPARISONS = {operator.lt: "<", operator.le: "<=", operator.gt: ">", operator.ge: ">=", operator.eq: "=="}


def comparing(sign):
    """Return the instructions that compare floats (false for what is not a number) and integers."""
    return (
        lambda builder, one, other: builder.fcmp_ordered(sign, one, other),
        lambda builder, one, other: builder.icmp_signed(sign, one, other),
    )


for operation, instructions in OPERATORS.items():
    arithmetic(operation, None)
    lowered(operation, *instructions)
for operation, sign in COMPARISONS.items():
    arithmetic(operation, MASK)
    lowered(operation, *comparing(sign))


@infer_global(operator.neg)
@infer_global(abs)
class Signed(AbstractTemplate):
    """Give −x and |x| the type of x."""

    def generic(self, arguments, _):
        if arguments == (FLOATS,):
            return signature(FLOATS, FLOATS)


@lower_builtin(operator.neg, LanesType)
def lower_neg(context, builder, sig, args):
    """Lower −x."""
    return builder.fneg(args[0])


@lower_builtin(abs, LanesType)
def lower_abs(context, builder, sig, args):
    """Lower |x|."""
    return intrinsic(builder, "llvm.fabs", args[0])


def intrinsic(builder, name, value):
    """Call an instruction of one operand that the operators do not have."""
    kind = value.type
    suffix = f"v{LANES}f64" if isinstance(kind, ir.VectorType) else "f64"
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(kind, [kind]), f"{name}.{suffix}")
    return builder.call(function, [value])


# The functions, compiled


def selected(mask, one, other):
    """Return the type of what is selected."""
    if has_lanes(mask, one, other):
        return joined(one, other)
    return types.float64 if types.float64 in (one, other) else types.unliteral(one)


def place_type(array):
    """Return the type of what stands at one place of an array."""
    dtype = types.int64 if isinstance(array.dtype, types.Integer) else array.dtype
    return lanes_of(dtype) if array.ndim == 2 else dtype


TYPES = {  # of what each returns, from those of its arguments
    select: selected,
    invert: lambda mask: lanes_of(mask) if has_lanes(mask) else types.boolean,
    anywhere: lambda mask: types.boolean,
    smallest: lambda integers: types.int64,
    among: lambda value, lane: SCALARS[value],
    replaced: lambda value, lane, number: value,
    root: lambda value: value,
    bits: lambda value: INTEGERS if value == FLOATS else types.int64,
    number: lambda integer: FLOATS if integer == INTEGERS else types.float64,
    like: lambda value, example: lanes_of(value) if has_lanes(example) else types.unliteral(value),
    load: lambda array, i: lanes_of(array.dtype) if isinstance(i, types.BaseTuple) else place_type(array),
    plus: lambda total, value: total,
    store: lambda array, i, value: types.none,
    pick: lambda array, places: place_type(array),
    at: lambda array, i: place_type(array),
    write: lambda array, i, value: types.none,
    put: lambda array, places, value: types.none,
    entry: lambda matrix, rows, columns: lanes_of(matrix.dtype) if has_lanes(rows, columns) else matrix.dtype,
}
for function, resolve in TYPES.items():
    type_callable(function)(lambda context, resolve=resolve: resolve)


@lower_builtin(select, types.Any, types.Any, types.Any)
def lower_select(context, builder, sig, args):
    mask = sig.args[0]
    condition = args[0] if isinstance(mask, LanesType) else context.cast(builder, args[0], mask, types.boolean)
    one, other = (
        context.cast(builder, value, kind, sig.return_type) for value, kind in zip(args[1:], sig.args[1:], strict=True)
    )
    return builder.select(condition, one, other)


@lower_builtin(invert, types.Any)
def lower_invert(context, builder, sig, args):
    return builder.not_(args[0])


@lower_builtin(anywhere, types.Any)
def lower_anywhere(context, builder, sig, args):
    if not has_lanes(*sig.args):
        return args[0]
    together = builder.bitcast(args[0], ir.IntType(LANES))
    return builder.icmp_unsigned("!=", together, ir.IntType(LANES)(0))


@lower_builtin(smallest, types.Any)
def lower_smallest(context, builder, sig, args):
    if not has_lanes(*sig.args):
        return args[0]
    least = builder.extract_element(args[0], ir.IntType(32)(0))
    for lane in range(1, LANES):
        value = builder.extract_element(args[0], ir.IntType(32)(lane))
        least = builder.select(builder.icmp_signed("<", value, least), value, least)
    return least


@lower_builtin(among, LanesType, types.Integer)
def lower_among(context, builder, sig, args):
    return builder.extract_element(args[0], args[1])


@lower_builtin(replaced, LanesType, types.Integer, types.Number)
def lower_replaced(context, builder, sig, args):
    return builder.insert_element(args[0], args[2], args[1])


@lower_builtin(root, types.Any)
def lower_root(context, builder, sig, args):
    return intrinsic(builder, "llvm.sqrt", args[0])


@lower_builtin(bits, types.Any)
@lower_builtin(number, types.Any)
def lower_bits(context, builder, sig, args):
    return builder.bitcast(args[0], context.get_value_type(sig.return_type))


@lower_builtin(like, types.Any, types.Any)
def lower_like(context, builder, sig, args):
    return context.cast(builder, args[0], sig.args[0], sig.return_type)


# Arrays, compiled. Loads and stores are of whole rows, where there are lanes, or lane by lane.


def start(context, builder, kind, array):
    """Return the array's structure, and the type of its items."""
    return context.make_array(kind)(context, builder, array), context.get_data_type(kind.dtype)


def row(builder, array, item, i):
    """Return the address of row i of an array of lanes."""
    data = builder.gep(array.data, [builder.mul(i, i.type(LANES))], source_etype=item)
    vector = ir.VectorType(item, LANES)
    return builder.bitcast(data, vector.as_pointer()), vector


def neighbours(context, builder, kind, array, item, i):
    """Return the addresses of `LANES` numbers of an array with one axis."""
    places = [builder.add(i, i.type(lane)) for lane in range(LANES)]
    return [cgutils.get_item_pointer(context, builder, kind, array, [place], wraparound=False) for place in places]


@lower_builtin(load, types.Array, types.UniTuple)
def lower_load_lanes(context, builder, sig, args):
    kind = sig.args[0]
    array, item = start(context, builder, kind, args[0])
    addresses = neighbours(context, builder, kind, array, item, builder.extract_value(args[1], 0))
    if kind.layout != "C":
        return gathered(context, builder, kind.dtype, item, addresses)
    vector = VECTORS[sig.return_type]
    return builder.load(builder.bitcast(addresses[0], vector.as_pointer()), typ=vector, align=8)


@lower_builtin(store, types.Array, types.UniTuple, LanesType)
def lower_store_lanes(context, builder, sig, args):
    kind = sig.args[0]
    array, item = start(context, builder, kind, args[0])
    addresses = neighbours(context, builder, kind, array, item, builder.extract_value(args[1], 0))
    if kind.layout == "C":
        builder.store(args[2], builder.bitcast(addresses[0], VECTORS[sig.args[2]].as_pointer()), align=8)
    else:
        for lane, address in enumerate(addresses):
            builder.store(builder.extract_element(args[2], ir.IntType(32)(lane)), address)
    return context.get_dummy_value()


@lower_builtin(plus, types.Any, types.Any)
def lower_plus(context, builder, sig, args):
    total, value = args
    if has_lanes(sig.args[0]) or not has_lanes(sig.args[1]):
        return builder.fadd(total, value)
    for lane in range(LANES):
        total = builder.fadd(total, builder.extract_element(value, ir.IntType(32)(lane)))
    return total


@lower_builtin(load, types.Array, types.Integer)
def lower_load(context, builder, sig, args):
    kind = sig.args[0]
    array, item = start(context, builder, kind, args[0])
    i = context.cast(builder, args[1], sig.args[1], types.intp)
    if kind.ndim == 1:
        address = cgutils.get_item_pointer(context, builder, kind, array, [i], wraparound=False)
        return context.cast(builder, builder.load(address, typ=item), kind.dtype, sig.return_type)
    address, vector = row(builder, array, item, i)
    value = builder.load(address, typ=vector, align=kind.dtype.bitwidth // 8)
    return builder.sext(value, VECTORS[INTEGERS]) if isinstance(kind.dtype, types.Integer) else value


@lower_builtin(store, types.Array, types.Integer, types.Any)
def lower_store(context, builder, sig, args):
    kind = sig.args[0]
    array, item = start(context, builder, kind, args[0])
    i = context.cast(builder, args[1], sig.args[1], types.intp)
    if kind.ndim == 1:
        value = context.cast(builder, args[2], sig.args[2], kind.dtype)
        builder.store(value, cgutils.get_item_pointer(context, builder, kind, array, [i], wraparound=False))
        return context.get_dummy_value()
    value = context.cast(builder, args[2], sig.args[2], place_type(kind))
    address, vector = row(builder, array, item, i)
    value = builder.trunc(value, vector) if isinstance(kind.dtype, types.Integer) else value
    builder.store(value, address, align=kind.dtype.bitwidth // 8)
    return context.get_dummy_value()


def address_of(builder, array, item, places, lane):
    """Return the address of the place of one lane."""
    place = builder.extract_element(places, ir.IntType(32)(lane))
    return builder.gep(
        array.data, [builder.add(builder.mul(place, place.type(LANES)), place.type(lane))], source_etype=item
    )


def gathered(context, builder, dtype, item, addresses):
    """Return the numbers at an address for each lane."""
    kind = lanes_of(types.int64 if isinstance(dtype, types.Integer) else dtype)
    vector = ir.Constant(VECTORS[kind], ir.Undefined)
    for lane, address in enumerate(addresses):
        value = context.cast(builder, builder.load(address, typ=item), dtype, SCALARS[kind])
        vector = builder.insert_element(vector, value, ir.IntType(32)(lane))
    return vector


@lower_builtin(pick, types.Array, types.Any)
def lower_pick(context, builder, sig, args):
    if not has_lanes(sig.args[1]):
        return lower_load(context, builder, sig, args)
    array, item = start(context, builder, sig.args[0], args[0])
    addresses = [address_of(builder, array, item, args[1], lane) for lane in range(LANES)]
    return gathered(context, builder, sig.args[0].dtype, item, addresses)


@lower_builtin(at, types.Array, types.Integer)
def lower_at(context, builder, sig, args):
    kind = sig.args[0]
    if kind.ndim == 1:
        return lower_load(context, builder, sig, args)
    array, item = start(context, builder, kind, args[0])
    i = context.cast(builder, args[1], sig.args[1], types.intp)
    across, along = cgutils.unpack_tuple(builder, array.strides, 2)
    data = builder.gep(builder.bitcast(array.data, BYTES), [builder.mul(i, along)], source_etype=ir.IntType(8))
    places = [builder.mul(across, across.type(lane)) for lane in range(LANES)]
    addresses = [
        builder.bitcast(builder.gep(data, [place], source_etype=ir.IntType(8)), item.as_pointer()) for place in places
    ]
    rows = builder.extract_value(array.shape, 0)
    with builder.if_else(builder.icmp_signed("==", rows, rows.type(1)), likely=True) as (single, several):
        with single:
            value = context.cast(builder, builder.load(addresses[0], typ=item), kind.dtype, SCALARS[sig.return_type])
            alike, first = spread(builder, value, VECTORS[sig.return_type]), builder.block
        with several:
            each, second = gathered(context, builder, kind.dtype, item, addresses), builder.block
    found = builder.phi(VECTORS[sig.return_type])
    found.add_incoming(alike, first)
    found.add_incoming(each, second)
    return found


@lower_builtin(write, types.Array, types.Integer, types.Any)
def lower_write(context, builder, sig, args):
    kind = sig.args[0]
    if kind.ndim == 1:
        return lower_store(context, builder, sig, args)
    array, _ = start(context, builder, kind, args[0])
    i = context.cast(builder, args[1], sig.args[1], types.intp)
    for lane in range(LANES):
        address = cgutils.get_item_pointer(context, builder, kind, array, [i.type(lane), i], wraparound=False)
        builder.store(builder.extract_element(args[2], ir.IntType(32)(lane)), address)
    return context.get_dummy_value()


@lower_builtin(put, types.Array, types.Any, types.Any)
def lower_put(context, builder, sig, args):
    if sig.args[0].ndim == 1:
        return lower_store(context, builder, sig, args)
    array, item = start(context, builder, sig.args[0], args[0])
    for lane in range(LANES):
        builder.store(
            builder.extract_element(args[2], ir.IntType(32)(lane)), address_of(builder, array, item, args[1], lane)
        )
    return context.get_dummy_value()


@lower_builtin(entry, types.Array, types.Any, types.Any)
def lower_entry(context, builder, sig, args):
    kind = sig.args[0]
    matrix, item = start(context, builder, kind, args[0])
    width = builder.extract_value(matrix.shape, 1)
    parts = []
    for value, index in zip(args[1:], sig.args[1:], strict=True):
        if isinstance(index, LanesType):
            parts.append([builder.extract_element(value, ir.IntType(32)(lane)) for lane in range(LANES)])
        else:
            parts.append([context.cast(builder, value, index, types.intp)] * LANES)
    places = [builder.add(builder.mul(i, width), j) for i, j in zip(*parts, strict=True)]
    addresses = [builder.gep(matrix.data, [place], source_etype=item) for place in places]
    if has_lanes(*sig.args):
        return gathered(context, builder, kind.dtype, item, addresses)
    return builder.load(addresses[0], typ=item)
