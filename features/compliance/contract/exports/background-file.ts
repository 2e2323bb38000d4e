import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { backgroundFileStatuses } from "./background-file-status.ts";

/** What is said of each file that is made in the background. */
export const backgroundFile = {
  state: z.enum(statusesOf(backgroundFileStatuses)),
  /** Why there is no file. */
  problem: z.enum(["too_large", "interrupted", "not_permitted"]).nullable(),
  doneCount: z.int(),
  /** How much of its contents was gone through, from 0 to 1. */
  share: z.number(),
  sizeBytes: z.int().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
};
