import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LandingPage } from "#features/site/contract/landing-page.ts";
import { type Renderer, renderApart } from "./render-apart.ts";

/** Stands for the build: shows what it was given, fails and ends on demand. */
const renderer = `
export const scripts = { firstPaint: "a", boot: "b" };
export const renderLegal = () => "legal";
export const renderLanding = ({ content }) => {
  if (content === "fails") throw new Error("no such section");
  if (content === "ends") process.exit(1);
  return content;
};`;

const page = (content: string): LandingPage => JSON.parse(JSON.stringify({ content }));
let folder: string;
let render: Renderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "adjutant-render-"));
  await writeFile(join(folder, "render.mjs"), renderer);
  render = renderApart(join(folder, "render.mjs"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("rendering in a program of its own", () => {
  it("answers several pages at once, each with its own", async () => {
    expect(await Promise.all(["one", "two", "three"].map((name) => render.landing(page(name))))).toEqual([
      "one",
      "two",
      "three",
    ]);
    expect(await render.scripts()).toEqual({ firstPaint: "a", boot: "b" });
  });

  it("says why a page could not be made, and makes the next one", async () => {
    await expect(render.landing(page("fails"))).rejects.toThrow("no such section");
    expect(await render.landing(page("next"))).toBe("next");
  });

  it("fails everybody who waits when the program ends, and begins another", async () => {
    const waiting = [render.landing(page("ends")), render.landing(page("late"))];
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await render.landing(page("again"))).toBe("again");
  });
});
