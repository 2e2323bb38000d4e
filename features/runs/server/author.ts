/** Somebody with a name that holds nothing but a name. Two people may have the same. */
export interface Author {
  id: string;
  name: string;
}
