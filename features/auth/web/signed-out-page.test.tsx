import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { isLeavingState, sessionGoesOnState, signedOutPath } from "./signed-out-path.ts";

const session = vi.hoisted(() => ({ status: "signed-out" }));
vi.mock("./session.ts", () => ({ useSession: () => session }));

async function pageWith(state?: object): Promise<string> {
  const { SignedOutPage } = await import("./signed-out-page.tsx");
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[{ pathname: signedOutPath, state }]}>
      <SignedOutPage />
    </MemoryRouter>,
  );
}

test("whose sign-out the server did not hear of is told that the session goes on there", async () => {
  expect(await pageWith(sessionGoesOnState)).toContain("your session is still open there");
});

test.each([
  ["opens the page", undefined],
  ["is signing out", isLeavingState],
])("whoever merely %s is told nothing of the kind", async (_what, state) => {
  const html = await pageWith(state);
  expect(html).toContain("Signed out on this device");
  expect(html).not.toContain("not ended");
});
