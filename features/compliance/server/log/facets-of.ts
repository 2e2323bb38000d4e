import { z } from "zod";

const Envelope = z.looseObject({
  obo: z.object({ id: z.string() }).optional(),
  conv: z.string().optional(),
  run: z.string().optional(),
  tgt: z.array(z.object({ t: z.string(), id: z.string() })).optional(),
  facts: z
    .looseObject({
      agentId: z.string().optional().catch(undefined),
      tool: z.string().optional().catch(undefined),
    })
    .optional(),
  out: z.string().optional(),
});

/** An index holds no more, and nobody looks for more. */
const longestFacet = 400;

/**
 * By what an event is found besides its own columns: `<kind>:<value>`. An event that cannot be read is found by none:
 * it takes its place like any other, or it would stop the log.
 */
export function facetsOf(envelope: Uint8Array): string[] {
  const { data } = Envelope.safeParse(readJson(envelope));
  if (!data) return [];
  const { obo, conv, run, tgt = [], facts, out } = data;
  const agents = tgt.filter(({ t }) => t === "agent").map(({ id }) => id);
  const facets = [
    ...tgt.map(({ id }) => `target:${id}`),
    ...(obo ? [`person:${obo.id}`] : []),
    ...(conv ? [`conversation:${conv}`] : []),
    ...(run ? [`run:${run}`] : []),
    ...[...agents, facts?.agentId].filter((id) => id !== undefined).map((id) => `agent:${id}`),
    ...(facts?.tool ? [`tool:${facts.tool}`] : []),
    ...(out && out !== "ok" ? [`outcome:${out}`] : []),
  ];
  return [...new Set(facets)].filter((facet) => facet.length <= longestFacet && !facet.includes("\0"));
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
