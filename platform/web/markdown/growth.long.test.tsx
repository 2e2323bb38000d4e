import { Session } from "node:inspector/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { highlightCode } from "./highlight-code.ts";
import { Markdown } from "./markdown.tsx";
import { repairTail } from "./repair-tail.ts";

const session = new Session();

/** How many calls of functions it takes: the same on every machine. */
async function workOf(perform: () => unknown): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  await perform();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

/** What is less is not worth counting. */
const smallWork = 100_000;
const limitFor = (once: number) => Math.max(3 * once, smallWork);

const render = (text: string, isGrowing = false) =>
  renderToStaticMarkup(<Markdown text={text} isGrowing={isGrowing} />);
const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const pieces = [
  ..."][*_`<&|\\>-~#!:@",
  ...[
    "![",
    "[](",
    "[a](b)",
    "](",
    "](b)",
    "[a]: b\n\n",
    "[a]\n\n",
    "[a\n",
    "]:[a\n",
    "[^a]: b\n",
    "**a",
    "_a ",
    "``a",
    "`a``",
  ],
  ...[
    "*a **b ",
    "<a ",
    "<!--",
    "<img ",
    "> ",
    "> > \n",
    "- ",
    "- - \n",
    "1. ",
    "- a\n",
    "> a\n",
    "# a\n",
    "a\n=\n",
    "--\n",
  ],
  ...[
    "|a",
    "| a | b |\n",
    "|-|\n",
    "a|b\n-|-\n",
    "```\n",
    "``` ",
    "http://",
    "https://a.b/(",
    "a@b.",
    "\u{e0041}",
    " ",
    "    a\n",
    "word ",
  ],
];

describe("twice the text is at most about twice the work", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  });
  // What counts its calls is slow.
  afterAll(async () => {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  });

  test.each(pieces)("of %j", async (piece) => {
    render(fill(piece, 500));
    const once = await workOf(() => render(fill(piece, 1_500)));
    expect(await workOf(() => render(fill(piece, 3_000)))).toBeLessThan(limitFor(once));
    const growing = await workOf(() => render(fill(piece, 1_500), true));
    expect(await workOf(() => render(fill(piece, 3_000), true))).toBeLessThan(limitFor(growing));
  });

  test.each(["*\n", "-\n", "`", "[`", "|\n"])(
    "of mending the end %j of what is still being written",
    async (piece) => {
      const once = await workOf(() => repairTail(fill(piece, 5_000)));
      expect(await workOf(() => repairTail(fill(piece, 10_000)))).toBeLessThan(limitFor(once));
    },
  );

  test("of code in one endless line", async () => {
    expect(await highlightCode(fill("((", 20_000), "js")).toHaveLength(1);
  });
});

test.each(["]", "> ", "- ", "1. ", "- - \n", "a\n=\n", "-\n", "[a]: b\n\n"])(
  "30,000 characters of %j are shown",
  (piece) => {
    expect(render(fill(piece, 30_000))).toContain("<div");
    expect(render(fill(piece, 30_000), true)).toContain("<div");
  },
);
