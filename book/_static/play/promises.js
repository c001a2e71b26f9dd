// The bound in each framework, beside the lower bound for every player. The numbers are those of tools/promises.py.
play.promises = async (place) => {
  await play.load("promised");
  const { T, K, d, slots, below, players, chapters } = play.promised;
  const PAPER = { 5.1: "thm_5_1_clairvoyant", 5.2: "thm_5_2_preemptive", "H.2": "cor_h_2_known_TD", "H.3": "cor_h_3_known_dmax", 3.2: "thm_3_2_minimax" };
  const NAMES = ["framework, what is known", "printed", "its proof", "best known", "theorem", "ratio"];
  const panel = place.appendChild(play.html("div", { class: "controls" }));
  const chart = place.appendChild(play.html("div"));
  const scroll = place.appendChild(play.html("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Table of bounds" }));
  const said = place.appendChild(play.html("p", { class: "said", "aria-live": "polite" }));
  const at = play.slider(panel, "slots C", { min: 0, max: slots.length - 1, value: slots.indexOf(50), show: (k) => String(slots[k]) }, () => show());
  const regime = play.choice(panel, "feedback", Object.keys(players), () => show());
  const WORDS = {
    clairvoyant: "clairvoyant", "clairvoyant, T": "clairvoyant, T known", "dropping, T, D": "preemptive, T, D known",
    "dropping, d_max": "preemptive, T, dₘₐₓ known", T: "T known", "T, D": "T, D known", d_max: "dₘₐₓ known", "T, d_max": "T, dₘₐₓ known",
    "all of these": "both, all known",
  };
  const words = (name) => WORDS[name] ?? name;
  let sorted = [0, 1];

  const sort = (column) => { sorted = [column, sorted[0] === column ? -sorted[1] : 1]; show(); };
  const shown = (value) => (value === null ? "–" : value.toLocaleString("en-US").replace(/,/g, " "));
  const link = (name) => play.html("a", { href: `${PAPER[name] ?? chapters[name]}.html` }, name);

  const table = (rows) => {
    const head = NAMES.map((name, k) => {
      const cell = play.html("th", { scope: "col", "aria-sort": sorted[0] !== k ? "none" : sorted[1] > 0 ? "ascending" : "descending" });
      play.button(cell, name, () => { sort(k); scroll.querySelectorAll("button")[k].focus(); });
      return cell;
    });
    const body = rows.map(([name, printed, proof, best, theorem, times]) => play.html("tr", {}, play.html("th", { scope: "row" }, words(name)),
      ...[printed, proof, best].map((value) => play.html("td", {}, shown(value))),
      play.html("td", {}, theorem ? link(theorem) : "–"), play.html("td", {}, times === null ? "–" : times.toFixed(1))));
    return play.html("table", {}, play.html("thead", {}, play.html("tr", {}, ...head)), play.html("tbody", {}, ...body));
  };

  // A line per framework: from the lower bound to T, hollow as printed, filled the best known.
  const graph = (rows, least) => {
    const [edge, width] = play.isNarrow(place) ? [330, 360] : [190, 500]; // letters are larger on a phone
    const [step, low] = [26, 5000];
    const x = (value) => edge + (width * Math.log(value / low)) / Math.log(T / low);
    const height = rows.length * step;
    const svg = play.svg("svg", { viewBox: `0 0 ${edge + width + 12} ${height + 44}`, role: "img", "aria-label": "One line for each framework: hollow the printed bound, filled the best known; the table below has the numbers" });
    for (const value of [1e4, 1e5, 1e6]) {
      svg.append(play.svg("line", { x1: x(value), x2: x(value), y1: 4, y2: height }),
        play.svg("text", { x: x(value), y: height + 18, class: value === T ? "end" : "middle" }, shown(value)));
    }
    svg.append(play.svg("text", { x: edge + width / 2, y: height + 38, class: "middle" }, "regret at most"),
      play.svg("line", { x1: x(least), x2: x(least), y1: 4, y2: height, class: "here" }));
    rows.forEach(([name, printed, , best], k) => {
      const y = step * (k + 0.5);
      svg.append(play.svg("text", { x: edge - 8, y: y + 4, class: "end" }, words(name)));
      if (printed !== null && best !== null) svg.append(play.svg("line", { x1: x(best), x2: x(printed), y1: y, y2: y }));
      if (printed !== null) svg.append(play.svg("circle", { cx: x(printed), cy: y, r: 6, class: "frame" }));
      if (best !== null) svg.append(play.svg("circle", { cx: x(best), cy: y, r: 6, class: "a" }));
    });
    return svg;
  };

  const show = () => {
    const k = at.get();
    const least = below[regime.get()][k];
    const rows = Object.entries(players[regime.get()]).map(([name, all]) => [name, ...all[k], all[k][2] === null ? null : all[k][2] / least]);
    const [column, way] = sorted;
    const order = (a, b) => (a === null) - (b === null) || way * (typeof a === "string" ? a.localeCompare(b) : a - b);
    if (column || way < 0) rows.sort((a, b) => order(a[column], b[column]));
    chart.replaceChildren(graph(rows, least), play.html("p", { class: "legend" }, play.html("span", {}, "○ as printed"), play.html("span", {}, play.html("i", { class: "a" }), "best known"), play.html("span", {}, "| lower bound")));
    scroll.replaceChildren(table(rows));
    const known = rows.filter((row) => row[3] !== null);
    const first = known.reduce((a, b) => (b[3] < a[3] ? b : a));
    said.textContent = `${T.toLocaleString("en-US").replace(/,/g, " ")} rounds, ${K} arms, all delays ${d}, ${slots[k]} slots: the lower bound for every player is ${shown(least)}. `
      + `The smallest bound is ${shown(first[3])} (${words(first[0])}). ${rows.length - known.length ? `In ${rows.length - known.length} of ${rows.length} frameworks no bound is below T.` : "Each framework has a bound below T."}`;
    Object.assign(place.dataset, { least, best: first[3], order: rows.map((row) => row[0]).join("|") });
  };
  show();
  play.whenTurned(place, show);
};
