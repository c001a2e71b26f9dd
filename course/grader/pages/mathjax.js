window.MathJax = {tex: {inlineMath: [["$", "$"], ["\\(", "\\)"]],
  packages: {"[-]": ["html", "require", "autoload"]}}, svg: {fontCache: "local"},
  options: {enableMenu: false, processHtmlClass: "tex", ignoreHtmlClass: ".*"}};
