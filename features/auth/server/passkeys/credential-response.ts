import { z } from "zod";

const base64Url = z
  .string()
  .max(65_536)
  .regex(/^[A-Za-z0-9_-]+$/);
const shared = { id: base64Url, rawId: base64Url, type: z.literal("public-key") };
const transports = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** A browser's registration response, as JSON. */
export const RegistrationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z
      .array(z.string())
      .catch([])
      .transform((names) => names.filter(isTransport)),
  }),
  clientExtensionResults: z.object({}).catch({}),
});

/** A browser's authentication response, as JSON. */
export const AuthenticationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.nullish().transform((handle) => handle ?? undefined),
  }),
  clientExtensionResults: z.object({}).catch({}),
});

function isTransport(name: string): name is z.infer<typeof transports> {
  return transports.safeParse(name).success;
}
