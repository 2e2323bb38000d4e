/** Below it are the addresses of webhooks. */
export const webhookPath = "/hooks";
