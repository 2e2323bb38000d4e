/** The extracted content of a web page. All of it is untrusted. */
export interface Page {
  url: string;
  title: string;
  site: string;
  author: string;
  published: string;
  markdown: string;
}
