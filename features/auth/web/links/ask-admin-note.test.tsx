import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";

const asked = vi.hoisted(() => ({ isAdmin: false }));
vi.mock("../use-admin.ts", () => ({ useAdmin: () => asked.isAdmin }));
const { loadTexts } = await import("#platform/web/language/texts.ts");
const { AskAdminNote } = await import("./ask-admin-note.tsx");

afterEach(() => vi.unstubAllGlobals());

const note = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AskAdminNote />
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
