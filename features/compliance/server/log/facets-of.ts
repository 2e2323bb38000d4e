import { z } from "zod";

const Envelope = z.looseObject({
  obo: z.object({ id: z.string() }).optional(),
  conv: z.string().optional(),
  run: z.string().optional(),
  tgt: z.array(z.object({ t: z.string(), id: z.string() })).optional(),
  facts: z.looseObject({ agentId: z.string().optional() }).optional(),
  out: z.string().optional(),
});

/** By what an event is found besides its own columns: `<kind>:<value>`. */
export function facetsOf(envelope: Uint8Array): string[] {
  const {
    obo,
    conv,
    run,
    tgt = [],
    facts,
    out,
  } = Envelope.parse(JSON.parse(Buffer.from(envelope).toString()));
  const agents = tgt.filter(({ t }) => t === "agent").map(({ id }) => id);
  const facets = [
    ...tgt.map(({ id }) => `target:${id}`),
    ...(obo ? [`person:${obo.id}`] : []),
    ...(conv ? [`conversation:${conv}`] : []),
    ...(run ? [`run:${run}`] : []),
    ...[...agents, facts?.agentId].filter((id) => id !== undefined).map((id) => `agent:${id}`),
    ...(out && out !== "ok" ? [`outcome:${out}`] : []),
  ];
  return [...new Set(facets)];
}
