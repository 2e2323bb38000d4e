/** What was read of a web page. Everything in it was written by strangers. */
export interface Page {
  url: string;
  title: string;
  site: string;
  author: string;
  published: string;
  markdown: string;
}
