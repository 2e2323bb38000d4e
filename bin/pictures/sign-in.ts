import type { Account } from "../../e2e/fixtures/account.ts";
import { authCall } from "../../e2e/fixtures/auth-call.ts";
import type { Product } from "../../e2e/fixtures/product.ts";

/** Signs in an existing person, without the browser. */
export async function signIn(
  product: Pick<Product, "url">,
  person: { email: string; password: string },
): Promise<Account> {
  const session = await authCall(product, "/token?grant_type=password", { body: person });
  return { ...person, userId: session.user.id, accessToken: session.access_token, session };
}
