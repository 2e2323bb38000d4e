import { api } from "#platform/web/api/client.ts";
import type { CompanySignIn } from "../../contract/company-sign-in.ts";

/** Whether the domain has single sign-on. */
export async function readCompany(domain: string): Promise<CompanySignIn | undefined> {
  const { data } = await api.GET("/api/v1/company-sign-in", { params: { query: { domain } } });
  return data;
}
