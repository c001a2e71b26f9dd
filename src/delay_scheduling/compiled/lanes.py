"""Numbers side by side: one source for a single number and for eight lanes of them.

A function written with the operators + − * / < <= == & and the functions below runs on a number and on `LANES` numbers
at once, compiled or not, with the same bits in each lane: every operation is one IEEE operation a lane, in the order of
the source. A compiled group of lanes is one value of the processor's vector unit, whatever its width.

An array with one number a place has one axis; an array with `LANES` numbers a place has a second axis.
Uncompiled, lanes are a NumPy array of shape (LANES,), a mask is one of truth values.
"""

import operator
from functools import partial

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.datamodel import models
from numba.core.imputils import lower_cast
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin, register_jitable, register_model, type_callable

LANES = 8
EACH = np.arange(LANES)
PLACES = [ir.IntType(64)(lane) for lane in range(LANES)]

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
    """Return what stands at place i, or at a place of its own for each lane.

    With (i,), these are the `LANES` numbers from place i on, of an array with one axis.
    """
    if isinstance(i, tuple):
        return array[i[0] : i[0] + LANES].copy()
    return array[i, EACH] if array.ndim == 2 else array[i]


def store(array, i, value):
    """Write to where `load` reads."""
    if isinstance(i, tuple):
        array[i[0] : i[0] + LANES] = value
    elif array.ndim == 2:
        array[i, EACH] = value
    else:
        array[i] = value


pick, put = load, store  # with a place of its own for each lane


def plus(total, value):
    """Return the sum. Where lanes are added to a single number, they are added one after the other."""
    if np.ndim(value) > np.ndim(total):
        for number in value:
            total = total + number
        return total
    return total + value


def everywhere(value):
    """Return the value in all lanes."""
    return np.full(LANES, value)


@register_jitable(error_model="numpy", forceinline=True)
def at(array, i):
    """Return what stands at place i of an array that holds one row for each lane, or a single row for all lanes."""
    if array.ndim == 1 or len(array) > 1:
        return read(array, i)
    return everywhere(array[0, i])


def read(array, i):
    """Do what `at` does, if there is no single row for all lanes."""
    return array[:, i].copy() if array.ndim == 2 else array[i]


def write(array, i, value):
    """Write to where `read` reads, each lane to its row."""
    array[..., i] = value


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


def joined(*values):
    """Return the type of the lanes that hold all."""
    kinds = set(map(lanes_of, values))
    return FLOATS if FLOATS in kinds else (INTEGERS if INTEGERS in kinds else MASK)


def has_lanes(*kinds):
    """Tell whether one of the types is one of lanes."""
    return any(isinstance(kind, LanesType) for kind in kinds)


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


def operation(function, floats, integers, result=None):
    """Give an operator a type, that of the operands or a mask, and lower it to one instruction."""

    @infer_global(function)
    class Template(AbstractTemplate):
        def generic(self, arguments, _):
            if has_lanes(*arguments):
                kind = joined(*arguments)
                return signature(result or kind, *[kind] * len(arguments))

    for kind, instruction in {FLOATS: floats, INTEGERS: integers, MASK: integers}.items():
        lowered(function, kind, instruction)


def lowered(function, kind, instruction):
    """Lower a function of values of some type to one instruction."""

    def lower(context, builder, sig, args):
        return instruction(builder, *args)

    lower_builtin(function, types.VarArg(kind))(lower)


def intrinsic(builder, value, name):
    """Call an instruction of one operand that the operators do not have."""
    kind = value.type
    suffix = f"v{LANES}f64" if isinstance(kind, ir.VectorType) else "f64"
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(kind, [kind]), f"{name}.{suffix}")
    return builder.call(function, [value])


def compared(method, sign, builder, one, other):
    """Compare by one of the builder's methods."""
    return method(builder, sign, one, other)


OPERATORS = {
    operator.add: (ir.IRBuilder.fadd, ir.IRBuilder.add),
    operator.sub: (ir.IRBuilder.fsub, ir.IRBuilder.sub),
    operator.mul: (ir.IRBuilder.fmul, ir.IRBuilder.mul),
    operator.truediv: (ir.IRBuilder.fdiv, None),
    operator.and_: (None, ir.IRBuilder.and_),
    operator.or_: (None, ir.IRBuilder.or_),
    operator.lshift: (None, ir.IRBuilder.shl),
    operator.rshift: (None, ir.IRBuilder.ashr),
    operator.neg: (ir.IRBuilder.fneg, None),
    abs: (partial(intrinsic, name="llvm.fabs"), None),
}
COMPARISONS = {operator.lt: "<", operator.le: "<=", operator.gt: ">", operator.ge: ">=", operator.eq: "=="}

for function, instructions in OPERATORS.items():
    operation(function, *instructions)
for function, sign in COMPARISONS.items():
    floats = partial(compared, ir.IRBuilder.fcmp_ordered, sign)  # false for what is not a number
    operation(function, floats, partial(compared, ir.IRBuilder.icmp_signed, sign), MASK)


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
    everywhere: lanes_of,
    plus: lambda total, value: total,
    load: lambda array, i: lanes_of(array.dtype) if isinstance(i, types.BaseTuple) else place_type(array),
    read: lambda array, i: place_type(array),
    entry: lambda matrix, rows, columns: lanes_of(matrix.dtype) if has_lanes(rows, columns) else matrix.dtype,
    store: lambda array, i, value: types.none,
    write: lambda array, i, value: types.none,
}
INSTRUCTIONS = {
    invert: ir.IRBuilder.not_,
    among: ir.IRBuilder.extract_element,
    replaced: lambda builder, value, lane, number: builder.insert_element(value, number, lane),
    root: partial(intrinsic, name="llvm.sqrt"),
}
for function, resolve in TYPES.items():
    type_callable(function)(lambda context, resolve=resolve: resolve)
for function, instruction in INSTRUCTIONS.items():
    lowered(function, types.Any, instruction)


@lower_builtin(select, types.Any, types.Any, types.Any)
def lower_select(context, builder, sig, args):
    mask = sig.args[0]
    condition = args[0] if isinstance(mask, LanesType) else context.cast(builder, args[0], mask, types.boolean)
    one, other = (
        context.cast(builder, value, kind, sig.return_type) for value, kind in zip(args[1:], sig.args[1:], strict=True)
    )
    return builder.select(condition, one, other)


@lower_builtin(anywhere, types.Any)
def lower_anywhere(context, builder, sig, args):
    if not has_lanes(*sig.args):
        return args[0]
    together = builder.bitcast(args[0], ir.IntType(LANES))
    return builder.icmp_unsigned("!=", together, ir.IntType(LANES)(0))


@lower_builtin(smallest, types.Any)
def lower_smallest(context, builder, sig, args):
    least, *others = numbers(builder, args[0], sig.args[0])
    for value in others:
        least = builder.select(builder.icmp_signed("<", value, least), value, least)
    return least


@lower_builtin(plus, types.Any, types.Any)
def lower_plus(context, builder, sig, args):
    total, value = args
    if has_lanes(sig.args[0]):
        return builder.fadd(total, value)
    for number in numbers(builder, value, sig.args[1]):
        total = builder.fadd(total, number)
    return total


def numbers(builder, value, kind):
    """Return the numbers in the lanes, or a single number."""
    lanes = range(LANES if has_lanes(kind) else 0)
    return [builder.extract_element(value, ir.IntType(32)(lane)) for lane in lanes] or [value]


@lower_builtin(bits, types.Any)
@lower_builtin(number, types.Any)
def lower_bits(context, builder, sig, args):
    return builder.bitcast(args[0], context.get_value_type(sig.return_type))


@lower_builtin(like, types.Any, types.Any)
@lower_builtin(everywhere, types.Any)
def lower_like(context, builder, sig, args):
    return context.cast(builder, args[0], sig.args[0], sig.return_type)


# Arrays, compiled


def addresses(function, context, builder, sig, args):
    """Return where the number in each lane is, or where a single number is."""
    kind, array = sig.args[0], context.make_array(sig.args[0])(context, builder, args[0])
    named = zip(args[1:], sig.args[1 : 3 if function is entry else 2], strict=False)
    places = [indices(context, builder, *one) for one in named]
    if len(places) < kind.ndim:
        places.insert(0 if function in (read, write) else 1, PLACES)
    many = max(map(len, places))
    together = zip(*(place * (many // len(place)) for place in places), strict=True)
    return [cgutils.get_item_pointer(context, builder, kind, array, place, wraparound=False) for place in together]


def indices(context, builder, value, kind):
    """Return the index in each lane, or the one index; of (i,) the `LANES` ones from i on."""
    if isinstance(kind, types.BaseTuple):
        first = builder.extract_value(value, 0)
        return [builder.add(first, lane) for lane in PLACES]
    return [
        context.cast(builder, number, SCALARS.get(kind, kind), types.intp) for number in numbers(builder, value, kind)
    ]


def whole(function, sig):
    """Tell whether a function reads or writes one vector: a row, or neighbours."""
    array, i = sig.args[:2]
    row, neighbours = array.ndim == 2 and isinstance(i, types.Integer), isinstance(i, types.BaseTuple)
    return function in (load, store) and (row or (neighbours and array.layout == "C"))


def reading(function, *kinds):
    """Lower a function that reads from an array."""

    def lower(context, builder, sig, args):
        kind, item = sig.args[0].dtype, context.get_data_type(sig.args[0].dtype)
        places, scalar = addresses(function, context, builder, sig, args), SCALARS.get(sig.return_type, sig.return_type)
        if whole(function, sig):
            vector = ir.VectorType(item, LANES)
            value = builder.bitcast(places[0], vector.as_pointer())
            value = builder.load(value, typ=vector, align=kind.bitwidth // 8)
            return builder.sext(value, VECTORS[INTEGERS]) if isinstance(kind, types.Integer) else value
        found = [context.cast(builder, builder.load(place, typ=item), kind, scalar) for place in places]
        if len(found) == 1:
            return found[0]
        vector = ir.Constant(VECTORS[sig.return_type], ir.Undefined)
        for lane, value in enumerate(found):
            vector = builder.insert_element(vector, value, ir.IntType(32)(lane))
        return vector

    lower_builtin(function, types.Array, *kinds)(lower)


def writing(function):
    """Lower a function that writes to an array."""

    def lower(context, builder, sig, args):
        kind, item = sig.args[0].dtype, context.get_data_type(sig.args[0].dtype)
        places = addresses(function, context, builder, sig, args)
        wanted = lanes_of(kind) if len(places) == LANES else kind
        value = context.cast(builder, args[2], sig.args[2], wanted)
        if whole(function, sig):
            vector = ir.VectorType(item, LANES)
            value = builder.trunc(value, vector) if isinstance(kind, types.Integer) else value
            builder.store(value, builder.bitcast(places[0], vector.as_pointer()), align=kind.bitwidth // 8)
        else:
            for place, number in zip(places, numbers(builder, value, wanted), strict=True):
                builder.store(context.cast(builder, number, SCALARS.get(wanted, wanted), kind), place)
        return context.get_dummy_value()

    lower_builtin(function, types.Array, types.Any, types.Any)(lower)


for function in (load, read):
    reading(function, types.Any)
reading(entry, types.Any, types.Any)
for function in (store, write):
    writing(function)
