/** Every refusal is thrown by the client, so a reply without data is none of ours. */
export function requireData<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error("The server gave no answer. Try again.");
  return data;
}
