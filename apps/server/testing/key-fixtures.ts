import { createSecretKey } from "#features/auth/server/index.ts";
import { sealedProviderKeys } from "#features/models/server/provider-key.ts";
import { recordRotation, rotateKeys } from "#platform/server/secrets/rotate-keys.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands on keys of programs and of the installation. */
export const keyFixtures: Record<string, CommandFixture> = {
  "master_key.rotate": {
    act: "master_key.rotated",
    perform: ({ system }) => recordRotation(system, { keyId: "k1" }),
  },
  "master_key.reseal": {
    act: "master_key.resealed",
    async perform({ system, keyFile, newProvider }) {
      await newProvider();
      await rotateKeys(system, keyFile, [sealedProviderKeys]);
    },
  },
  "api_key.create": { act: "api_key.created", perform: ({ system }) => createSecretKey(system, {}) },
};
