import { expect, test } from "vitest";
import { type Characters, findLoadingTags } from "./find-loading-tags.ts";

const addresses = (html: string) => findLoadingTags(html).map(({ address }) => address);

test.each([
  ["in double quotes", '<img alt="a > b" src="https://a.example/x y">', "https://a.example/x y"],
  ["in single quotes", "<video poster = 'https://a.example/p'>", "https://a.example/p"],
  ["without quotes", "<IMG SRC=https://a.example/p>", "https://a.example/p"],
  ["of another namespace", '<use xlink:href="https://a.example/p"/>', "https://a.example/p"],
  ["behind a slash", "<img/src=https://a.example/p>", "https://a.example/p"],
  ["in a tag that is not closed", '<img src="https://a.example/p', "https://a.example/p"],
  ["behind a tag that was left open", '<img <img src="https://a.example/p">', "https://a.example/p"],
])("finds an address %s", (_place, html, address) => {
  expect(addresses(`before ${html}`)).toEqual([address]);
});

test("tells where a tag begins and ends, so that the text around it stays", () => {
  const html = 'one <img src="a"> two <b> three <td background=c>';
  expect(findLoadingTags(html).map(({ start, end }) => html.slice(start, end))).toEqual([
    '<img src="a">',
    "<td background=c>",
  ]);
});

test.each(["<b src=a>", "<imgs src=a>", "<img alt=src>", "< img src=a>", "a < b"])(
  "leaves %s alone, which loads nothing",
  (html) => {
    expect(addresses(html)).toEqual([]);
  },
);

test.each([
  ["open tags", "<img "],
  ["half attributes", "<img src "],
  ["attributes without a value", "<img src="],
  ["quotes that never match", "<img a='<img b=\""],
  ["open brackets", "<"],
  ["one endless name", "a"],
  ["spaces before a sign that never comes", " "],
])("looks at each character a few times at most: %s", (_kind, piece) => {
  const html = `<img src ${piece.repeat(Math.ceil(50_000 / piece.length))}`;
  let looks = 0;
  const counted: Characters = {
    length: html.length,
    slice: (start, end) => html.slice(start, end),
    charAt(at) {
      looks += 1;
      return html.charAt(at);
    },
  };
  findLoadingTags(counted);
  expect(looks).toBeLessThan(4 * html.length);
});
