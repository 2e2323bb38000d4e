import { useTexts } from "#platform/web/language/texts.ts";
import { isAddress } from "./is-address.ts";
import { requestTexts } from "./texts/request-texts.ts";

/** What is wrong with something typed as the address of a person, in words for its field. */
export function useAddressRule(): (typed: string) => string | undefined {
  const { noAddress } = useTexts(requestTexts);
  return (typed) => (isAddress(typed) ? undefined : noAddress);
}
