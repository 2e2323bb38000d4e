import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";

const asked = vi.hoisted(() => ({ isAdmin: false }));
vi.mock("../use-admin.ts", () => ({ useAdmin: () => asked.isAdmin }));
const { loadTexts } = await import("#platform/web/language/texts.ts");
const { AskAdminNote } = await import("./ask-admin-note.tsx");

afterEach(() => vi.unstubAllGlobals());

const note = (props: Parameters<typeof AskAdminNote>[0] = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AskAdminNote {...props} />
    </MemoryRouter>,
  );

it.each([
  ["en", "sends no email. The link is in the ", "Ask an admin"],
  ["de", "verschickt keine E-Mails. Der Link liegt im ", "Fragen Sie einen Admin"],
] as const)(
  "leads admins to the outbox and others to an admin, in the language %s",
  async (lang, lead, ask) => {
    await loadTexts(lang);
    vi.stubGlobal("document", { documentElement: { lang } });
    asked.isAdmin = true;
    expect(note()).toContain(`${lead}<a`);
    expect(note()).toContain('href="/dev"');
    asked.isAdmin = false;
    expect(note()).toContain(ask);
    expect(note()).not.toContain("<a");
  },
);

it("says with the given words where links to others are", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const words = { askAdmin: "Ask.", openOutbox: { before: "They are in the", outbox: "outbox", after: "!" } };
  asked.isAdmin = true;
  expect(note({ words })).toMatch(/^They are in the <a [^>]*href="\/dev"[^>]*>outbox<\/a>!$/);
  asked.isAdmin = false;
  expect(note({ words })).toBe("Ask.");
});

it("keeps the page with what was typed into a dialog, and leaves it elsewhere", () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  asked.isAdmin = true;
  expect(note({ isInDialog: true })).toContain('target="_blank"');
  expect(note()).not.toContain("target");
});
