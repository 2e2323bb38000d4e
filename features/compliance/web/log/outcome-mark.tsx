import { useTexts } from "#platform/web/language/texts.ts";
import { Pill } from "#platform/web/ui/pill.tsx";
import { eventOutcomes } from "../../contract/events/event-outcome.ts";
import type { EventOutcome } from "../../contract/index.ts";
import { complianceTexts } from "../texts/compliance-texts.ts";

/** How an event ended. Most end well: only the others are marked. */
export function OutcomeMark({ outcome, isAlways = false }: { outcome: EventOutcome; isAlways?: boolean }) {
  const { outcomes } = useTexts(complianceTexts);
  if (outcome === "ok" && !isAlways) return null;
  return <Pill tone={eventOutcomes[outcome].tone}>{outcomes[outcome]}</Pill>;
}
