import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessageContent } from "./message-content.tsx";
import { splitLinks } from "./split-links.ts";

vi.stubGlobal("location", new URL("https://adjutant.example/dev"));

const htmlOf = (text: string) =>
  renderToStaticMarkup(<MessageContent content={{ state: "shown", subject: "Hello", text, html: null }} />);

test("a link of our own opens directly, in a new tab", () => {
  const html = htmlOf("Confirm: https://adjutant.example/auth/v1/verify?token=a&type=signup.");
  expect(html).toContain(
    'href="https://adjutant.example/auth/v1/verify?token=a&amp;type=signup" target="_blank"',
  );
  expect(html).not.toContain("nofollow");
});

test.each(["https://evil.example/x", "https://adjutant.example@evil.example/", "http://adjutant.example/"])(
  "a link elsewhere is foreign: %s",
  (address) => {
    expect(htmlOf(`See ${address} now`)).toContain('rel="noopener noreferrer nofollow ugc"');
  },
);

test.each(["javascript:alert(1)", "data:text/html,x", "/dev", "https://", "<a href=x>y</a>"])(
  "anything else stays text: %s",
  (text) => {
    expect(htmlOf(text)).not.toContain("<a ");
  },
);

test("no character is lost, and the sentence keeps its full stop", () => {
  const text = "(https://a.example/x?y=1). Or http://b.example/z\nEnd";
  const parts = splitLinks(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.isLink).map((part) => part.text)).toEqual([
    "https://a.example/x?y=1",
    "http://b.example/z",
  ]);
});
