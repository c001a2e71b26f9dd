// A page is shown when its type is there, or after three seconds: words and formulas that change their type would move.
// The theme sets light or dark later; until then pictures for both would be there.
{
  const faces = ['1em "Source Serif"', 'italic 1em "Source Serif"', "1em MJXZERO", "1em MJXTEX", "italic 1em MJXTEX-I"];
  faces.push("1em MJXTEX-S1", "1em MJXTEX-S2", "1em MJXTEX-A");
  const { classList, dataset } = document.documentElement;
  if (!/^(light|dark)$/.test(dataset.theme)) dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  classList.add("awaits-type");
  const patience = new Promise((done) => setTimeout(done, 3000));
  const loaded = Promise.all(faces.map((face) => document.fonts.load(face)));
  Promise.race([patience, loaded]).finally(() => classList.remove("awaits-type"));
}
