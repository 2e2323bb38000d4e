import { expect, it } from "vitest";
import { allOutside, requirePicture } from "./require-picture.ts";

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

it.each([
  '<path marker-end="url(#arrow)" d="M0 0"/>',
  "<style>.a{fill:url('#shade')}</style>",
  '<a xlink:href="#there"><text>One on two</text></a>',
])("takes %s for a picture", (inside) => {
  expect(requirePicture(drawing(inside))).toBe(drawing(inside));
});

it.each([
  "<script>alert(1)</script>",
  "<foreignObject><p>Hello</p></foreignObject>",
  '<path onclick="go()"/>',
  '<a href="javascript:go()"><text>Go</text></a>',
  '<a xlink:href="https://a.test/"><text>Go</text></a>',
  '<path fill="url(https://a.test/x.svg#a)"/>',
  '<path fill="url( //a.test/x)"/>',
  "<style>@import 'https://a.test/x.css';</style>",
  '<style>.a{background:url("https://a.test/x")}</style>',
])("refuses %s, which runs or loads something where the file is opened", (inside) => {
  expect(() => requirePicture(drawing(inside))).toThrow("No drawing came out.");
});

it("refuses what is no drawing", () => {
  expect(() => requirePicture("<p>Hello</p>")).toThrow("No drawing came out.");
});

it("finds each outside address of a style, and no inside one", () => {
  const style =
    ".a{fill:url(#b)} .c{background:url('https://a.test/x')} .d{background:url(data:image/png;base64,AA)}";
  expect(style.replace(allOutside, "none")).toBe(".a{fill:url(#b)} .c{background:none} .d{background:none}");
});
