import { z } from "zod";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../errors.ts";
import type { Call } from "../service/endpoint.ts";
import { optionalText, parseBody } from "../service/parse-body.ts";

const AnswerBody = z.object({
  challenge_id: optionalText,
  credential: z.unknown().optional(),
  /** Name of the field in early clients. */
  credential_response: z.unknown().optional(),
});

/** Parses the challenge id and the credential of a browser's answer. */
export function readAnswer({ body }: Pick<Call, "body">): { challengeId: string; credential: unknown } {
  const { challenge_id: challengeId, ...input } = parseBody(AnswerBody, body);
  const credential = input.credential ?? input.credential_response;
  if (!challengeId) invalid("challenge_id is required");
  if (credential == null) invalid("credential is required");
  if (!isUuid(challengeId)) invalid("challenge_id must be a valid UUID");
  return { challengeId, credential };
}

function invalid(message: string): never {
  fail(authErrors, "validation_failed", { message });
}
