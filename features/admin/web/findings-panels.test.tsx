import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Row } from "./findings-panels.tsx";
import { healthCheck } from "./health-check.ts";

const finding = { state: "good", text: "All 4 parts of the server work." } as const;
const rowOf = (check: Parameters<typeof Row>[0]["result"]["check"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Row result={{ check, finding }} />
    </MemoryRouter>,
  );

it("a finding leads to its page, and the health of the server to none, since none says more", () => {
  expect(rowOf({ ...healthCheck, to: "/admin/upgrade" })).toContain('href="/admin/upgrade"');
  const health = rowOf(healthCheck);
  expect(health).toContain(finding.text);
  expect(health).not.toContain("href");
});
