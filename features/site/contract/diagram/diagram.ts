import { z } from "zod";

/**
 * The location of a part from the person's view: with them, in this installation, in its network, or
 * elsewhere.
 */
export const DiagramPlace = z.enum(["person", "installation", "network", "outside"]);
export type DiagramPlace = z.infer<typeof DiagramPlace>;

/** One part: a program, a store, a service, or a feature. */
export const DiagramNode = z
  .object({
    id: z.string(),
    kind: z.enum(["browser", "program", "store", "model", "service", "feature"]),
    label: z.string(),
    /** The kind used by this installation, in a few words. Empty for a feature. */
    variant: z.string(),
    /** One or two sentences. */
    text: z.string(),
    place: DiagramPlace,
    /** False when this installation lacks the part, or it is not built yet. */
    isHere: z.boolean(),
  })
  .meta({ id: "DiagramNode" });
export type DiagramNode = z.infer<typeof DiagramNode>;

/** A data flow between two parts. Between features: the first uses the second. */
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
    /** Where the data ends up. `outside`: beyond the installation and its network. */
    reach: z.enum(["installation", "network", "outside"]),
    isHere: z.boolean(),
  })
  .meta({ id: "DiagramFlow" });
export type DiagramFlow = z.infer<typeof DiagramFlow>;

/** One step of a message: a flow and its direction. */
export const DiagramStep = z
  .object({ flow: z.string(), isBack: z.boolean(), text: z.string() })
  .meta({ id: "DiagramStep" });
export type DiagramStep = z.infer<typeof DiagramStep>;

const DiagramView = z.object({ nodes: z.array(DiagramNode), flows: z.array(DiagramFlow) });

export const Diagram = z
  .object({
    /** Data flows. */
    data: DiagramView.extend({ steps: z.array(DiagramStep) }),
    /** The features of the product. A flow leads from a feature to one it uses. */
    features: DiagramView,
  })
  .meta({ id: "Diagram" });
export type Diagram = z.infer<typeof Diagram>;
