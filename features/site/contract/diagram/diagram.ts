import { z } from "zod";

/** Where a part stands, as seen from the person: with them, in this installation, in its network, or elsewhere. */
export const DiagramPlace = z.enum(["person", "installation", "network", "outside"]);
export type DiagramPlace = z.infer<typeof DiagramPlace>;

/** One part: a program, a store, a service, or a feature. */
export const DiagramNode = z
  .object({
    id: z.string(),
    kind: z.enum(["browser", "program", "store", "model", "service", "feature"]),
    label: z.string(),
    /** Which kind of it this installation has, in a few words; empty for a feature. */
    variant: z.string(),
    /** One or two sentences. */
    text: z.string(),
    place: DiagramPlace,
    /** False: the product foresees it and this installation has none, or it is not built yet. */
    isHere: z.boolean(),
  })
  .meta({ id: "DiagramNode" });
export type DiagramNode = z.infer<typeof DiagramNode>;

/** Data on its way from one part to another; among features, one that uses another. */
export const DiagramFlow = z
  .object({
    id: z.string(),
    from: z.string(),
    to: z.string(),
    label: z.string(),
    isBothWays: z.boolean(),
    data: z.string(),
    why: z.string(),
    kept: z.string(),
    /** Where the data ends up; `outside` when it leaves the installation and its network. */
    reach: z.enum(["installation", "network", "outside"]),
    isHere: z.boolean(),
  })
  .meta({ id: "DiagramFlow" });
export type DiagramFlow = z.infer<typeof DiagramFlow>;

/** One step of a message through the product: along which flow, and in which direction. */
export const DiagramStep = z
  .object({ flow: z.string(), isBack: z.boolean(), text: z.string() })
  .meta({ id: "DiagramStep" });
export type DiagramStep = z.infer<typeof DiagramStep>;

const DiagramView = z.object({ nodes: z.array(DiagramNode), flows: z.array(DiagramFlow) });

export const Diagram = z
  .object({
    /** Where data goes. */
    data: DiagramView.extend({ steps: z.array(DiagramStep) }),
    /** What the product is made of; a flow leads from a feature to the one that it uses. */
    features: DiagramView,
  })
  .meta({ id: "Diagram" });
export type Diagram = z.infer<typeof Diagram>;
