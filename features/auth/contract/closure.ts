import { z } from "zod";
import { route } from "#platform/contract/route.ts";

/** A closed account that waits for its deletion. */
export const AccountClosure = z
  .object({
    requestedAt: z.iso.datetime(),
    /** The account can be kept until this time. */
    dueAt: z.iso.datetime(),
  })
  .meta({ id: "AccountClosure" });
export type AccountClosure = z.infer<typeof AccountClosure>;

const tag = "account";
const path = "/api/v1/account/closure";

export const readClosureRoute = route({
  method: "GET",
  path,
  id: "readAccountClosure",
  summary: "Get the pending deletion of your account",
  tag,
  access: "user",
  reply: z.object({ closure: AccountClosure.nullable() }),
});

export const closeAccountRoute = route({
  method: "POST",
  path,
  id: "closeAccount",
  summary:
    "Schedule the deletion of your account in 14 days and end all sessions; needs a session younger than a day",
  tag,
  access: "user",
  body: z.object({
    /** The account's e-mail address, or `DELETE` for an account without one. */
    confirmation: z.string().min(1).max(320),
  }),
  reply: AccountClosure,
});

export const keepAccountRoute = route({
  method: "DELETE",
  path,
  id: "cancelClosure",
  summary: "Cancel the pending deletion of your account",
  tag,
  access: "user",
});
