import { z } from "zod";
import { legalTypes } from "./legal-types.ts";

export const LegalType = z.enum(legalTypes);

export type LegalType = z.infer<typeof LegalType>;
