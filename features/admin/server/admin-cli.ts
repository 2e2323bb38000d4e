import {
  type AuthServiceOptions,
  apiKeys,
  createSecretKey,
  findUserByEmail,
  removeSecondStep,
  resetPassword,
  rotateSamlKey,
  rotateSigningKey,
} from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { rotateKeys } from "#platform/server/secrets/rotate-keys.ts";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import { adminErrors } from "../contract/errors.ts";
import { listAdmins } from "./admin.repository.ts";
import { appointMember, makeOwner } from "./appoint-member.ts";
import { grantAdmin } from "./grant-admin.ts";
import { revokeAdmin } from "./revoke-admin.ts";

/** The subcommands of this command line, with one line each. */
export const adminCliUsage: [words: string, does: string][] = [
  ["grant <email>", "make the user an admin of this installation"],
  ["revoke <email>", "revoke the admin role"],
  ["list", "show the admins"],
  ["owner <workspace> <email>", "make a member an owner of the workspace (its id or its owner's email)"],
  ["auditor <workspace> <email>", "let a member read the log and the holds of the workspace"],
  ["member <workspace> <email>", "make an auditor or admin of the workspace a member again"],
  ["password <email>", "set a new password, show it once, and end all sessions of the user"],
  [
    "remove-second-step <email>",
    "remove the second step and recovery codes, and end all sessions of the user",
  ],
  ["rotate-keys", "create a new master key and re-encrypt all stored secrets"],
  ["rotate-signing-key", "rotate the key that signs sessions; nobody is signed out"],
  ["rotate-saml-key", "rotate the key that signs SAML requests, and publish the next one in the metadata"],
  ["keys", "show the address and the publishable key that a client needs"],
  ["secret-key", "create an API key that acts as the service role, and show it once"],
];

export interface AdminCliOptions {
  /** The key file, and the columns it encrypts. */
  keyFile: string;
  sealed: SealedColumn[];
  /** The auth service whose mails people receive. */
  authService: AuthServiceOptions;
  /** Finds a workspace by id or by its owner's e-mail. Throws with the available ones. */
  workspaceIdOf: (ctx: Ctx, words: string) => Promise<string>;
}

/** Runs `npm run admin -- <args>` as the system. Returns the exit code; 2 for an unknown subcommand. */
export async function adminCli(
  args: string[],
  ctx: Ctx,
  print: (line: string) => void,
  { keyFile, sealed, authService, workspaceIdOf }: AdminCliOptions,
): Promise<number> {
  const [verb, email, ...rest] = args;
  try {
    if (verb === "grant" && email && rest.length === 0) return await grant(ctx, email, print);
    if (verb === "revoke" && email && rest.length === 0) return await revoke(ctx, email, print);
    if (verb === "password" && email && rest.length === 0)
      return await newPassword(ctx, authService, email, print);
    if (verb === "remove-second-step" && email && rest.length === 0)
      return await noSecondStep(ctx, authService, email, print);
    if (verb === "owner" && email && rest[0] && rest.length === 1) {
      const workspaceId = await workspaceIdOf(ctx, email);
      return await owner(ctx, workspaceId, rest[0], print);
    }
    if ((verb === "auditor" || verb === "member") && email && rest[0] && rest.length === 1) {
      const workspaceId = await workspaceIdOf(ctx, email);
      return await appoint(ctx, { workspaceId, email: rest[0], role: verb }, print);
    }
    if (verb === "list" && !email) return await list(ctx, print);
    if (verb === "rotate-keys" && !email) {
      const rotation = await rotateKeys(ctx, keyFile, sealed);
      print(`The new master key is ${rotation.keyId}. Re-encrypted: ${rotation.resealed}.`);
      if (rotation.unreadable > 0)
        print(`No key in the file decrypts ${rotation.unreadable}; they are unchanged.`);
      print("Running servers use it immediately. Back up the key file, and copy it to every other machine.");
      return 0;
    }
    if (verb === "rotate-signing-key" && !email) return await newSigningKey(ctx, print);
    if (verb === "rotate-saml-key" && !email) return await nextSamlKey(ctx, print);
    if (verb === "keys" && !email) return await showKeys(ctx, authService, print);
    if (verb === "secret-key" && !email) return await makeSecretKey(ctx, print);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(error.message);
    return 1;
  }
  return 2;
}

async function grant(ctx: Ctx, email: string, print: (line: string) => void): Promise<number> {
  const user = await getUser(ctx, email);
  const isNew = await grantAdmin(ctx, { userId: user.id, by: "command_line" });
  print(isNew ? `${user.email} is now an admin.` : `${user.email} is already an admin.`);
  if (isNew && !user.email_confirmed_at) print("Note: this address has not been confirmed by mail.");
  return 0;
}

async function revoke(ctx: Ctx, email: string, print: (line: string) => void): Promise<number> {
  const user = await getUser(ctx, email);
  const wasAdmin = await revokeAdmin(ctx, { userId: user.id });
  print(wasAdmin ? `${user.email} is no longer an admin.` : `${user.email} is not an admin.`);
  return 0;
}

async function owner(
  ctx: Ctx,
  workspaceId: string,
  email: string,
  print: (line: string) => void,
): Promise<number> {
  const isNew = await makeOwner(ctx, { workspaceId, email });
  print(`${email} is ${isNew ? "now an owner" : "already an owner"} of the workspace ${workspaceId}.`);
  return 0;
}

async function appoint(
  ctx: Ctx,
  input: { workspaceId: string; email: string; role: "auditor" | "member" },
  print: (line: string) => void,
): Promise<number> {
  const { email, workspaceId } = input;
  const isNew = await appointMember(ctx, input);
  const role = input.role === "auditor" ? "an auditor" : "a member";
  print(`${email} is ${isNew ? "now" : "already"} ${role} of the workspace ${workspaceId}.`);
  return 0;
}

async function newPassword(
  ctx: Ctx,
  service: AuthServiceOptions,
  email: string,
  print: (line: string) => void,
): Promise<number> {
  const user = await getUser(ctx, email);
  const password = await resetPassword(ctx, { service, userId: user.id });
  print(`The new password of ${user.email}: ${password}`);
  print(
    "It cannot be shown again. All sessions of this person have ended; let them choose another password.",
  );
  return 0;
}

async function noSecondStep(
  ctx: Ctx,
  service: AuthServiceOptions,
  email: string,
  print: (line: string) => void,
): Promise<number> {
  const user = await getUser(ctx, email);
  if ((await removeSecondStep(ctx, { service, userId: user.id })) === 0) {
    print(`${user.email} has no second step.`);
    return 0;
  }
  print(
    `${user.email} signs in without a second step now. Recovery codes are gone, and all sessions have ended.`,
  );
  print("Let this person set up another one in the settings, under Security.");
  return 0;
}

async function list(ctx: Ctx, print: (line: string) => void): Promise<number> {
  const admins = await query(ctx, (inner) => listAdmins(inner.db));
  if (admins.length === 0) print("There is no admin yet. Make one: npm run admin -- grant <email>");
  for (const { email, grantedAt } of admins) print(`${email}  since ${grantedAt.toISOString().slice(0, 10)}`);
  return 0;
}

async function showKeys(
  ctx: Ctx,
  service: AuthServiceOptions,
  print: (line: string) => void,
): Promise<number> {
  print(`Address:          ${service.settings.siteUrl}`);
  print(`Publishable key:  ${await apiKeys(ctx.services).publishableKey()}`);
  print("Both are public. For a key with all rights: npm run admin -- secret-key");
  return 0;
}

async function makeSecretKey(ctx: Ctx, print: (line: string) => void): Promise<number> {
  print(await createSecretKey(ctx, {}));
  print("It acts with all rights. Keep it out of browsers; it cannot be shown again.");
  return 0;
}

async function newSigningKey(ctx: Ctx, print: (line: string) => void): Promise<number> {
  const keyId = await rotateSigningKey(ctx, {});
  print(keyId ? `The new signing key is ${keyId}.` : "Another process has just made a new signing key.");
  print("Running servers use it within a minute. Sessions that the old key signed stay valid.");
  return 0;
}

async function nextSamlKey(ctx: Ctx, print: (line: string) => void): Promise<number> {
  const keyId = await rotateSamlKey(ctx);
  print(
    keyId
      ? `SAML requests are signed with the key ${keyId} now.`
      : "Another process has just rotated the SAML keys.",
  );
  print("Identity providers that do not fetch our metadata need it before the next rotation.");
  return 0;
}

async function getUser(ctx: Ctx, email: string) {
  const user = await query(ctx, (inner) => findUserByEmail(inner.db, email.trim().toLowerCase()));
  return user ?? fail(adminErrors, "admin.user_not_found");
}
