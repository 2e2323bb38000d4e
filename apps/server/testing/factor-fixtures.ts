import { z } from "zod";
import { challengeFactor } from "#features/auth/server/factors/challenge-factor.ts";
import { deleteFactor } from "#features/auth/server/factors/delete-factor.ts";
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
import { findUser } from "#features/auth/server/users/user.repository.ts";
import { query } from "#platform/server/command.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const Enrolled = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const Generated = z.object({ id: z.string(), codes: z.array(z.string()) });

/** A new person as a user of the auth service. */
export async function newUser({ system, newPerson }: CommandWorld) {
  const { userId, sessionId } = (await newPerson()).actor;
  const user = await query(system, ({ db }) => findUser(db, userId));
  if (!user) throw new Error("The person is gone.");
  return { user, userId, sessionId };
}

async function enrolled(world: CommandWorld) {
  const person = await newUser(world);
  const begun = { type: "totp", friendlyName: "App", issuer: "", phone: "" } as const;
  const { id: factorId, totp } = Enrolled.parse(
    await enrollFactor(world.system, { ...person, ...begun, service }),
  );
  return { ...person, factorId, secret: totp.secret };
}

async function challenged(world: CommandWorld) {
  const person = await enrolled(world);
  const { id } = await challengeFactor(world.system, { ...person, service });
  return { ...person, challengeId: z.string().parse(id) };
}

async function verified(world: CommandWorld) {
  const person = await challenged(world);
  const proof = { code: totpCode(person.secret, world.system.now()) };
  await verifyFactor(world.system, { ...person, proof, service });
  return person;
}

async function withCodes(world: CommandWorld) {
  const person = await verified(world);
  const set = await generateRecoveryCodes(world.system, { ...person, friendlyName: "Codes", service });
  return { ...person, code: Generated.parse(set).codes[0] ?? "" };
}

export const factorFixtures: Record<string, CommandFixture> = {
  "factor.enroll": { act: "factor.enrolled", perform: enrolled },
  "factor.challenge": { act: "factor.challenged", perform: challenged },
  "factor.verify": { act: "factor.verified", perform: verified },
  "factor.update": {
    act: "factor.updated",
    perform: async (world) =>
      updateFactor(world.system, { ...(await enrolled(world)), service, friendlyName: "Other" }),
  },
  "factor.delete": {
    act: "factor.unenrolled",
    perform: async (world) => deleteFactor(world.system, { ...(await verified(world)), service }),
  },
  "factor.generate_recovery_codes": { act: "factor.recovery_codes_generated", perform: withCodes },
  "factor.regenerate_recovery_codes": {
    act: "factor.recovery_codes_regenerated",
    perform: async (world) => regenerateRecoveryCodes(world.system, { ...(await withCodes(world)), service }),
  },
  "factor.verify_recovery_code": {
    act: "factor.recovery_code_used",
    perform: async (world) => verifyRecoveryCode(world.system, { ...(await withCodes(world)), service }),
  },
  "factor.delete_recovery_codes": {
    act: "factor.unenrolled",
    perform: async (world) => deleteRecoveryCodes(world.system, { ...(await withCodes(world)), service }),
  },
  "user.remove_second_step": {
    act: "user.second_step_removed",
    perform: async (world) => removeSecondStep(world.system, { ...(await withCodes(world)), service }),
  },
};
