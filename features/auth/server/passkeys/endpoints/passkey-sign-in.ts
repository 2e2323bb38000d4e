import { orThrow } from "../../refusal.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { passkeyLimit, tokenLimit } from "../../service/limits.ts";
import { presentSession } from "../../sessions/present-session.ts";
import { readAnswer } from "../read-answer.ts";
import { requirePasskeysEnabled } from "../require-passkey-person.ts";
import { signInWithPasskey } from "../sign-in-with-passkey.ts";
import { startPasskeySignIn } from "../start-sign-in.ts";

export const passkeySignInEndpoints: Endpoint[] = [
  {
    method: "POST",
    path: "/passkeys/authentication/options",
    limit: passkeyLimit,
    async answer(ctx, call) {
      requirePasskeysEnabled(call);
      return { json: await startPasskeySignIn(ctx, { service: call.service }) };
    },
  },
  {
    method: "POST",
    path: "/passkeys/authentication/verify",
    limit: tokenLimit,
    async answer(ctx, call) {
      requirePasskeysEnabled(call);
      const { service } = call;
      const grant = orThrow(await signInWithPasskey(ctx, { ...readAnswer(call), service }));
      return { json: await presentSession(ctx, grant, service) };
    },
  },
];
