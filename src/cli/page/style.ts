/** The style of every page: narrow screens first, light and dark mode, and print. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --bg: #f7f7f5; --card: #ffffff; --sunk: #f1f1ee; --line: #dddcd6; --line-strong: #8a8a82;
  --text: #1d1f21; --soft: #585c62; --link: #1f4fbf; --focus: #1f4fbf;
  --green: #14663a; --green-bg: #e0f3e7; --blue: #1b4fa8; --blue-bg: #e3ecfb; --amber: #7a4a00; --amber-bg: #fbeecb;
  --red: #a11a1f; --red-bg: #fbe4e3; --violet: #6336a6; --violet-bg: #eee6fa; --gray: #4c5158; --gray-bg: #ebebe7;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #131517; --card: #1b1e21; --sunk: #24282c; --line: #343a40; --line-strong: #7d858e;
    --text: #e7e9eb; --soft: #a7afb8; --link: #92b6ff; --focus: #92b6ff;
    --green: #7fd6a0; --green-bg: #16341f; --blue: #93bbff; --blue-bg: #182a4a; --amber: #f0c368; --amber-bg: #3a2b0b;
    --red: #ff9d98; --red-bg: #47191b; --violet: #cbabff; --violet-bg: #31214c; --gray: #b9c0c8; --gray-bg: #2d3237;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 78rem; padding: 0 1rem; background: var(--bg); color: var(--text);
  font: 1rem/1.6 var(--sans); overflow-wrap: anywhere;
}
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: .06em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.4em 0 .5em; text-wrap: balance; }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.3rem); margin: 0 0 .6rem; letter-spacing: -.01em; }
h2 { font-size: 1.4rem; margin: 0 0 1rem; padding-bottom: .35rem; border-bottom: 2px solid var(--line); }
h3 { font-size: 1.1rem; }
h4 { font-size: .95rem; }
h5, h6 { font-size: .9rem; }
p, ul, ol, dl, pre, blockquote { margin: .6em 0; }
ul, ol { padding-left: 1.3em; }
code, pre, .mono { font-family: var(--mono); font-size: .875em; font-variant-ligatures: none; }
pre {
  background: var(--sunk); border: 1px solid var(--line); border-radius: 8px; padding: .75rem .9rem; overflow-x: auto;
  overflow-wrap: normal; line-height: 1.5; tab-size: 2; font-size: .82rem;
}
pre code { font-size: inherit; }
:not(pre) > code { background: var(--sunk); border-radius: 4px; padding: .1em .3em; }
h3 code, h4 code, h3 .mono { font-size: .95em; }
blockquote { border-left: 3px solid var(--line-strong); padding-left: .9rem; margin-left: 0; color: var(--soft); }
hr { border: 0; border-top: 1px solid var(--line); margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
caption { text-align: left; font-weight: 600; padding-bottom: .4rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem .8rem .45rem 0; border-bottom: 1px solid var(--line); min-width: 4.5rem; }
th { color: var(--soft); font-weight: 600; font-size: .85rem; }
tbody th { color: inherit; font-size: inherit; font-weight: 600; }
tr:last-child > td, tbody tr:last-child > th { border-bottom: 0; }
td > :first-child { margin-top: 0; } td > :last-child { margin-bottom: 0; }
.scroll { overflow-x: auto; margin: .6em 0; }
td, th { overflow-wrap: break-word; }
@media screen and (max-width: 34rem) {
  .stack, .stack tbody, .stack tr, .stack th, .stack td { display: block; }
  .stack thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .stack tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
  .stack tr:last-child { border-bottom: 0; }
  .stack th, .stack td { border: 0; padding: .1rem 0; overflow-wrap: anywhere; }
  .stack td:empty { display: none; }
  .stack td { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: .6rem; }
  .stack td::before { content: attr(data-label); color: var(--soft); font-size: .85rem; }
}
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .4rem .8rem; z-index: 2; }

.top { padding: 2rem 0 1rem; }
.top .kind { margin: 0 0 .2rem; color: var(--soft); font-size: .85rem; font-weight: 600; letter-spacing: .04em; text-transform: uppercase; }
.meta { color: var(--soft); margin: 0 0 .9rem; font-size: .92rem; }
.meta > span + span::before { content: "·"; margin: 0 .5em; }
.banner { display: inline-block; margin: 0; padding: .45rem .8rem; border-radius: 8px; font-weight: 600; font-size: .95rem; text-decoration: none; }
a.banner { text-decoration: underline; }
.bottom { margin: 3rem 0 2rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .88rem; }

nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul { display: flex; flex-wrap: wrap; gap: .4rem; }
nav > ul > li > a { display: block; padding: .3rem .7rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card); text-decoration: none; font-size: .9rem; color: var(--text); }
nav a:hover { border-color: var(--line-strong); text-decoration: underline; }
nav ul ul { display: none; }
.count { display: inline-block; min-width: 1.5em; padding: 0 .45em; border-radius: 99px; background: var(--gray-bg); color: var(--gray); font-size: .78rem; font-weight: 600; line-height: 1.5; text-align: center; vertical-align: .1em; }
main { min-width: 0; }
main > section { padding-top: 2.2rem; }
@media (min-width: 62rem) {
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 2.5rem; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 2.2rem 0 1rem; scrollbar-width: thin; }
  nav > ul { display: block; }
  nav > ul > li > a { border: 0; background: none; padding: .25rem .5rem; font-weight: 600; }
  nav ul ul { display: block; margin: .1rem 0 .6rem .5rem; border-left: 1px solid var(--line); }
  nav ul ul a { display: block; padding: .1rem .7rem; font-size: .82rem; color: var(--soft); text-decoration: none; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
}

.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.1rem; margin: 0 0 1rem; }
.card:target, .item:target { border-color: var(--focus); box-shadow: 0 0 0 1px var(--focus); }
.card > h3 { margin: 0; display: flex; flex-wrap: wrap; align-items: center; gap: .35rem .6rem; }
.card > h4 { margin: 1.2rem 0 .4rem; color: var(--soft); font-size: .85rem; letter-spacing: .02em; }
.card > :last-child { margin-bottom: 0; }
.tags { display: flex; flex-wrap: wrap; gap: .4rem; margin: .5rem 0; padding: 0; list-style: none; }
.tag { display: inline-block; padding: .05rem .55rem; border-radius: 6px; background: var(--gray-bg); color: var(--gray); font-size: .82rem; font-weight: 600; }
a.tag { text-decoration: underline; } abbr.tag { text-decoration: none; cursor: help; }
.tag.outside { background: none; border: 1px dashed var(--line-strong); color: var(--soft); }
.mono.tag { font-weight: 500; }
.green { background: var(--green-bg); color: var(--green); } .blue { background: var(--blue-bg); color: var(--blue); }
.amber { background: var(--amber-bg); color: var(--amber); } .red { background: var(--red-bg); color: var(--red); }
.violet { background: var(--violet-bg); color: var(--violet); } .gray { background: var(--gray-bg); color: var(--gray); }
.verb { font-family: var(--mono); font-size: .8rem; font-weight: 700; letter-spacing: .03em; }
.soft { color: var(--soft); }
.facts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0; margin: .6em 0; }
.facts > div { display: grid; grid-template-columns: minmax(5rem, 11rem) minmax(0, 1fr); gap: .8rem; padding: .45rem 0; border-bottom: 1px solid var(--line); }
.facts > div:last-child { border-bottom: 0; }
.facts dt { font-weight: 600; } .facts dd { margin: 0; }
.facts dd > :first-child { margin-top: 0; } .facts dd > :last-child { margin-bottom: 0; }
.item { border-top: 1px solid var(--line); padding: .9rem 0 .2rem; margin-top: .9rem; }
h4 + .item { border-top: 0; margin-top: 0; padding-top: .3rem; }
.item > h4, .item > h5 { margin: 0 0 .4rem; }
.item > h5 { margin-top: .9rem; color: var(--soft); }
.item > h4 code { background: none; padding: 0; }
.rule { border-left: 4px solid var(--line-strong); }
.rule.is-red { border-left-color: var(--red); } .rule.is-amber { border-left-color: var(--amber); }
.rule.is-blue { border-left-color: var(--blue); }
.finding > p { margin: .3rem 0; }
.finding pre { margin: .6rem 0; }
.finding .marked { font-weight: 700; } .finding .caret { color: var(--red); font-weight: 700; }
details > summary { cursor: pointer; padding: .35rem 0; color: var(--link); }
.source { counter-reset: line; padding-left: 0; }
.source span { display: block; padding: 0 .9rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; padding-left: 4.2rem; text-indent: -3.4rem; min-height: 1.5em; }
.source span::before { counter-increment: line; content: counter(line); display: inline-block; width: 2.6rem; margin-right: .8rem; text-align: right; text-indent: 0; color: var(--soft); }
.source span:target { background: var(--amber-bg); }

figure { margin: 0 0 1rem; }
figcaption { color: var(--soft); font-size: .88rem; margin-top: .5rem; }
.drawing { overflow: auto; max-height: 85vh; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: .75rem; }
.drawing svg { display: block; margin: 0 auto; height: auto; max-width: 100%; }
.fit:checked ~ .drawing { max-height: none; } .fit:checked ~ .drawing svg { min-width: 0 !important; }
svg text { font-family: var(--mono); fill: var(--text); }
svg .soft { fill: var(--soft); } svg .key { fill: var(--amber); font-weight: 700; }
svg .box { fill: var(--sunk); stroke: var(--line-strong); } svg .head { fill: var(--gray-bg); stroke: var(--line-strong); }
svg .outside .box { fill: var(--card); stroke-dasharray: 4 3; }
svg a:hover .box { stroke: var(--link); stroke-width: 2; } svg a text { text-decoration: none; }
svg .edge { fill: none; stroke: var(--line-strong); stroke-width: 1.4; } svg .tip { fill: var(--line-strong); stroke: none; }
svg .circle .edge { stroke: var(--red); } svg .circle .tip { fill: var(--red); }
svg .label-back { fill: var(--card); }

.glance { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 2rem; align-items: start; }
.chart svg { display: block; width: 100%; max-width: 36rem; height: auto; }
.chart svg text { font-size: 10px; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0; font-size: .88rem; }
.legend li::before { content: ""; display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; background: var(--fill); }
.legend .is-green { --fill: var(--green); } .legend .is-amber { --fill: var(--amber); }
.legend .is-violet { --fill: var(--violet); } .legend .is-red { --fill: var(--red); }

.rails { margin: .8rem 0; max-height: none; background: none; border: 0; padding: 0; } .rails svg { margin: 0; }
.rails path { fill: none; stroke: var(--line-strong); stroke-width: 1.6; }
.rails rect { fill: var(--sunk); stroke: var(--line-strong); } .rails text { font-size: 13px; text-anchor: middle; white-space: pre; }
.rails .terminal rect { fill: var(--green-bg); stroke: var(--green); } .rails .terminal text { fill: var(--green); }
.rails .class rect { fill: var(--blue-bg); stroke: var(--blue); } .rails .class text { fill: var(--blue); }
.rails .decision path { fill: var(--amber-bg); } .rails .decision text { fill: var(--amber); }
.rails .group-box { fill: none; stroke-dasharray: 5 4; } .rails .comment text { font-size: 11px; fill: var(--soft); }
.rails .said > .group-box { stroke-dasharray: none; }
.rails a text { fill: var(--link); text-decoration: underline; }
.samples { padding-left: 1.1em; } .samples code { white-space: pre-wrap; } .samples i { font-style: normal; color: var(--soft); }

@media print {
  :root {
    color-scheme: light; --bg: #fff; --card: #fff; --sunk: #f6f6f4; --line: #ccc; --line-strong: #777; --text: #000; --soft: #444; --link: #000;
    --green: #14663a; --green-bg: #e0f3e7; --blue: #1b4fa8; --blue-bg: #e3ecfb; --amber: #7a4a00; --amber-bg: #fbeecb;
    --red: #a11a1f; --red-bg: #fbe4e3; --violet: #6336a6; --violet-bg: #eee6fa; --gray: #4c5158; --gray-bg: #ebebe7;
  }
  body { max-width: none; font-size: 10pt; padding: 0; }
  nav, .skip, .source-section, .fit, .fit + label { display: none; } .columns { display: block; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; } .scroll, .drawing { overflow: visible; max-height: none; }
  .drawing svg { min-width: 0 !important; }
  h2, h3, h4 { break-after: avoid; } figure, tr, .finding, .item { break-inside: avoid; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;
