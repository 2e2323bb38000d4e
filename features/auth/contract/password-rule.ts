/** Password length in characters as people count them (code points). */
export const passwordRule = { minLength: 6, maxLength: 72 };

export function passwordLength(password: string): number {
  return [...password].length;
}
