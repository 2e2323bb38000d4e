import { z } from "zod";

/** What a model was given of a file: its whole text, some passages, the image, or nothing and why. */
export const GivenFile = z
  .object({
    fileId: z.uuid(),
    name: z.string(),
    as: z.enum(["whole", "passages", "image", "unseen_image", "nothing"]),
    /** The places of the passages: `p. 3`. At most 100. */
    places: z.array(z.string()),
  })
  .meta({ id: "GivenFile" });
export type GivenFile = z.infer<typeof GivenFile>;
