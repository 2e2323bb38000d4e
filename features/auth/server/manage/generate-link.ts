import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { verificationLink } from "../mails/verification-link.ts";
import { issueProof } from "../proofs/issue-proof.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { contestAddress } from "../users/contest-address.ts";
import { mergeMetadata } from "../users/merge-metadata.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, findUserByEmail, lockUser, patchUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { createUser } from "./create-user.ts";
import { hasSignInMethod } from "./has-sign-in-method.ts";
import { prepareInvitation } from "./invite-user.ts";
import { type LinkType, linkTypes } from "./link-type.ts";
import { noSuchUser } from "./no-such-user.ts";
import { prepareEmailChange } from "./prepare-email-change.ts";

export interface GenerateLink {
  service: AuthServiceOptions;
  type: LinkType;
  email: string;
  /** For a change of address. */
  newEmail?: string | undefined;
  /** For a sign-up. */
  passwordHash?: string | undefined;
  /** The sign-up has the account's own password, so the program acts for its holder. */
  isHolder?: boolean;
  metadata: JsonObject;
  redirectTo: string;
}

export interface GeneratedLink {
  user: User;
  type: LinkType;
  link: string;
  code: string;
  tokenHash: string;
}

interface Prepared {
  user: User;
  voidsUnproved?: boolean;
}

/**
 * Creates the link and code of a mail that the program sends itself. Creates the user as well where the type
 * requires it.
 */
export const generateLink = command(
  "user.generate_link",
  userAccess.generate_link,
  async (ctx, input: GenerateLink): Promise<GeneratedLink> => {
    const { service, email, newEmail, redirectTo } = input;
    const known = await findUserByEmail(ctx.db, email);
    const type = input.type === "magiclink" && !known ? "signup" : input.type;
    const { user, voidsUnproved = false } = await prepare(ctx, { ...input, type }, known);
    const { kind, proof, sentAt } = linkTypes[type];
    const { code, tokenHash } = await issueProof(ctx, {
      settings: service.settings,
      userId: user.id,
      type: proof,
      relatesTo: type === "email_change_new" && newEmail ? newEmail : email,
      voidsUnproved,
    });
    await patchUser(ctx.db, user.id, { [sentAt]: ctx.now() }, ctx.now());
    await ctx.audit({
      act: "user.link_generated",
      workspaceId: user.id,
      onBehalfOf: user.id,
      target: [{ type: "user", id: user.id }],
      facts: { type },
    });
    const link = verificationLink(service, kind, tokenHash, redirectTo);
    return { user: (await findUser(ctx.db, user.id)) ?? noSuchUser(), type, link, code, tokenHash };
  },
);

async function prepare(ctx: Ctx, input: GenerateLink, known: User | undefined): Promise<Prepared> {
  switch (input.type) {
    case "invite":
      return prepareInvitation(ctx, input);
    case "signup":
      return known ? prepareAgain(ctx, input, known) : prepareSignUp(ctx, input);
    case "magiclink":
    case "recovery":
      await contestAddress(ctx, { contact: { email: input.email } });
      return { user: known ?? nobodyHas() };
    case "email_change_current":
    case "email_change_new":
      return {
        user: await prepareEmailChange(ctx, { ...input, type: input.type, user: known ?? nobodyHas() }),
      };
  }
}

async function prepareSignUp(ctx: Ctx, { email, passwordHash, metadata }: GenerateLink): Promise<Prepared> {
  const password = passwordHash ? { passwordHash } : {};
  return { user: await createUser(ctx, { id: "", email, ...password, userMetadata: metadata }) };
}

async function prepareAgain(ctx: Ctx, input: GenerateLink, user: User): Promise<Prepared> {
  if (user.email_confirmed_at) fail(authErrors, "email_exists");
  await lockUser(ctx.db, user.id);
  const metadata = mergeMetadata(user.raw_user_meta_data, input.metadata);
  await patchUser(ctx.db, user.id, { raw_user_meta_data: metadata }, ctx.now());
  if (!input.isHolder) await contestAddress(ctx, { contact: { email: input.email } });
  return { user, voidsUnproved: hasSignInMethod(user) && !input.isHolder };
}

function nobodyHas(): never {
  throw new AppError("user_not_found", 404, "User with this email not found");
}
