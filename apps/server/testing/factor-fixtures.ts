import { z } from "zod";
import { challengeFactor } from "#features/auth/server/factors/challenge-factor.ts";
import { deleteFactor } from "#features/auth/server/factors/delete-factor.ts";
import { deleteOwnFactor } from "#features/auth/server/factors/delete-own-factor.ts";
import { deleteRecoveryCodes } from "#features/auth/server/factors/delete-recovery-codes.ts";
import { enrollFactor } from "#features/auth/server/factors/enroll-factor.ts";
import { generateRecoveryCodes } from "#features/auth/server/factors/generate-recovery-codes.ts";
import { regenerateRecoveryCodes } from "#features/auth/server/factors/regenerate-recovery-codes.ts";
import { removeSecondStep } from "#features/auth/server/factors/remove-second-step.ts";
import { totpCode } from "#features/auth/server/factors/testing/totp-code.ts";
import { updateFactor } from "#features/auth/server/factors/update-factor.ts";
import { verifyFactor } from "#features/auth/server/factors/verify-factor.ts";
import { verifyRecoveryCode } from "#features/auth/server/factors/verify-recovery-code.ts";
import { defaultService as service } from "#features/auth/server/service/default-service.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const Enrolled = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const Generated = z.object({ id: z.string(), codes: z.array(z.string()) });

async function enrolled(world: CommandWorld) {
  const { ctx, actor } = await world.newPerson();
  const begun = { type: "totp", friendlyName: "App", issuer: "", phone: "" } as const;
  const { id: factorId, totp } = Enrolled.parse(await enrollFactor(ctx, { ...begun, service }));
  return { ctx, userId: actor.userId, factorId, secret: totp.secret };
}

async function challenged(world: CommandWorld) {
  const person = await enrolled(world);
  const { id } = await challengeFactor(person.ctx, { factorId: person.factorId, service });
  return { ...person, challengeId: z.string().parse(id) };
}

async function verified(world: CommandWorld) {
  const person = await challenged(world);
  const { ctx, factorId, challengeId, secret } = person;
  await verifyFactor(ctx, { factorId, challengeId, proof: { code: totpCode(secret, ctx.now()) }, service });
  return person;
}

async function withCodes(world: CommandWorld) {
  const person = await verified(world);
  const set = await generateRecoveryCodes(person.ctx, { friendlyName: "Codes", service });
  return { ...person, code: Generated.parse(set).codes[0] ?? "" };
}

export const factorFixtures: Record<string, CommandFixture> = {
  "factor.enroll": { act: "factor.enrolled", perform: enrolled },
  "factor.challenge": { act: "factor.challenged", perform: challenged },
  "factor.verify": { act: "factor.verified", perform: verified },
  "factor.update": {
    act: "factor.updated",
    async perform(world) {
      const { userId, factorId } = await enrolled(world);
      await updateFactor(world.system, { userId, factorId, service, friendlyName: "Other" });
    },
  },
  "factor.delete": {
    act: "factor.unenrolled",
    async perform(world) {
      const { userId, factorId } = await verified(world);
      await deleteFactor(world.system, { userId, factorId, service });
    },
  },
  "factor.delete_own": {
    act: "factor.unenrolled",
    async perform(world) {
      const { ctx, factorId } = await verified(world);
      await deleteOwnFactor(ctx, { factorId, service });
    },
  },
  "factor.generate_recovery_codes": { act: "factor.recovery_codes_generated", perform: withCodes },
  "factor.regenerate_recovery_codes": {
    act: "factor.recovery_codes_regenerated",
    perform: async (world) => regenerateRecoveryCodes((await withCodes(world)).ctx, { service }),
  },
  "factor.verify_recovery_code": {
    act: "factor.recovery_code_used",
    async perform(world) {
      const { ctx, code } = await withCodes(world);
      await verifyRecoveryCode(ctx, { code, service });
    },
  },
  "factor.delete_recovery_codes": {
    act: "factor.unenrolled",
    perform: async (world) => deleteRecoveryCodes((await withCodes(world)).ctx, { service }),
  },
  "user.remove_second_step": {
    act: "user.second_step_removed",
    async perform(world) {
      const { userId } = await withCodes(world);
      await removeSecondStep(world.system, { userId, service });
    },
  },
};
