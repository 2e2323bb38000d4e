import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Reasoning } from "./reasoning.tsx";

it("thoughts are one closed line, which says whether they go on", () => {
  const growing = renderToStaticMarkup(<Reasoning text="Let me see." isGrowing />);
  expect(growing).toContain('aria-expanded="false"');
  expect(growing).toContain("Thinking");
  expect(growing).not.toContain("Let me see.");
  expect(renderToStaticMarkup(<Reasoning text="Let me see." isGrowing={false} />)).toContain("Thoughts");
});
