import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { Endpoint } from "../endpoint.ts";

const methods: Endpoint["method"][] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const paths = [
  "/oauth/*",
  "/user/oauth/*",
  "/admin/oauth/*",
  "/admin/custom-providers",
  "/admin/custom-providers/*",
];

/** Parts of the protocol that are not here: clients are told so, rather than that they took a wrong path. */
export const unsupportedEndpoints: Endpoint[] = paths.flatMap((path) =>
  methods.map((method) => ({ method, path, answer: async () => fail(authErrors, "feature_disabled") })),
);
