import { expect, it } from "vitest";
import { splitFonts } from "./split-fonts.ts";

const local = '@font-face{font-family:Stand-in;src:local("Arial");size-adjust:107%}';
const fetched = '@font-face{font-family:Inter;src:url("/assets/inter.woff2") format("woff2")}';

it("takes out the fonts that are fetched, and nothing else", () => {
  expect(splitFonts(`${local}${fetched}a{color:red}${fetched}b{background:url(x.svg)}`)).toEqual({
    styles: `${local}a{color:red}b{background:url(x.svg)}`,
    fonts: `${fetched}${fetched}`,
  });
});

it("leaves a style sheet without fonts as it is", () => {
  expect(splitFonts("a{color:red}")).toEqual({ styles: "a{color:red}", fonts: "" });
});
