import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AgentsDrawing } from "./agents-drawing.tsx";
import { AuditDrawing } from "./audit-drawing.tsx";
import { BrowsingDrawing } from "./browsing-drawing.tsx";
import { CanvasDrawing } from "./canvas-drawing.tsx";
import { CrmDrawing } from "./crm-drawing.tsx";
import { SelfHostingDrawing } from "./self-hosting-drawing.tsx";
import { VoiceDrawing } from "./voice-drawing.tsx";

const drawings = [
  AgentsDrawing,
  AuditDrawing,
  BrowsingDrawing,
  CanvasDrawing,
  CrmDrawing,
  SelfHostingDrawing,
  VoiceDrawing,
];

test("a drawing is hidden from whoever does not see it, unless it says more than the words beside it", () => {
  for (const Drawing of drawings) {
    expect(renderToStaticMarkup(<Drawing />)).toContain('aria-hidden="true"');
    const said = renderToStaticMarkup(<Drawing label="Slips in a row" />);
    expect(said).toContain('role="img" aria-label="Slips in a row"');
    expect(said).not.toContain("aria-hidden");
  }
});

test("a drawing follows the theme: all its colours are tokens, and brass is where a person is needed", () => {
  for (const Drawing of drawings) {
    const markup = renderToStaticMarkup(<Drawing />);
    const colours = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.filter((colour) => colour !== "none" && !colour?.startsWith("var(--"))).toEqual([]);
    expect(markup.includes("--brass")).toBe(Drawing === AgentsDrawing);
  }
});
