import { orThrow } from "../../refusal.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { passkeyRegistrationLimit } from "../../service/limits.ts";
import { readAnswer } from "../read-answer.ts";
import { registerPasskey } from "../register-passkey.ts";
import { requirePasskeyOwner } from "../require-passkey-person.ts";
import { startPasskeyRegistration } from "../start-registration.ts";

export const passkeyRegistrationEndpoints: Endpoint[] = [
  {
    method: "POST",
    path: "/passkeys/registration/options",
    limit: passkeyRegistrationLimit,
    async answer(ctx, call) {
      const person = await requirePasskeyOwner(ctx, call);
      return { json: await startPasskeyRegistration(person.ctx, { service: call.service }) };
    },
  },
  {
    method: "POST",
    path: "/passkeys/registration/verify",
    limit: passkeyRegistrationLimit,
    async answer(ctx, call) {
      const person = await requirePasskeyOwner(ctx, call);
      const { service } = call;
      return { json: orThrow(await registerPasskey(person.ctx, { ...readAnswer(call), service })) };
    },
  },
];
