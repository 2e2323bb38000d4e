import "#features/compliance/server/verifier/verify-log.ts";
