import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { publicLinkStatuses } from "./public-link-status.ts";

/** How long a public link works, in days. Never: until it is withdrawn. */
export const linkLifetimes = { "1d": 1, "7d": 7, "30d": 30, never: null } as const;

export const LinkLifetime = z.enum(["1d", "7d", "30d", "never"]);
export type LinkLifetime = z.infer<typeof LinkLifetime>;

/** The most links of one conversation that work at the same time. */
export const mostLinksOfConversation = 20;

/** A link as its owner sees it. Its address is shown once, when it is made. */
export const PublicLink = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    /** The title of the copy. */
    title: z.string(),
    status: z.enum(statusesOf(publicLinkStatuses)),
    openedCount: z.number().int(),
    createdAt: z.iso.datetime(),
    /** When the copy was taken. */
    takenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PublicLink" });
export type PublicLink = z.infer<typeof PublicLink>;

/** Why a person can make no public link at all. */
export const LinkObstacle = z.enum(["forbidden", "address_unproved"]);
export type LinkObstacle = z.infer<typeof LinkObstacle>;

/** 32 random bytes in base64url. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
