import type { LandingDrawing } from "../../contract/landing-content.ts";
import { AgentsDrawing } from "../pictures/drawings/agents-drawing.tsx";
import { AuditDrawing } from "../pictures/drawings/audit-drawing.tsx";
import { BrowsingDrawing } from "../pictures/drawings/browsing-drawing.tsx";
import { CanvasDrawing } from "../pictures/drawings/canvas-drawing.tsx";
import { CrmDrawing } from "../pictures/drawings/crm-drawing.tsx";
import { SelfHostingDrawing } from "../pictures/drawings/self-hosting-drawing.tsx";
import { VoiceDrawing } from "../pictures/drawings/voice-drawing.tsx";

const drawings = {
  agents: AgentsDrawing,
  audit: AuditDrawing,
  browsing: BrowsingDrawing,
  canvas: CanvasDrawing,
  crm: CrmDrawing,
  "self-hosting": SelfHostingDrawing,
  voice: VoiceDrawing,
} satisfies Record<LandingDrawing, unknown>;

/** The line drawing named by the content. */
export function Drawing({ name, className }: { name: LandingDrawing; className?: string }) {
  const Chosen = drawings[name];
  return <Chosen className={className} />;
}
