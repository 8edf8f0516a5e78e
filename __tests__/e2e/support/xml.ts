import { readFile } from 'node:fs/promises';

/** What libxml2 says of a document: nothing where it is well-formed and keeps to the schema. */
export async function faultsOf(xml: string, schemaFile: string): Promise<string[]> {
  const { XmlDocument, XsdValidator } = await import('libxml2-wasm');
  const schema = XmlDocument.fromString(await readFile(schemaFile, 'utf8'));
  try {
    XsdValidator.fromDoc(schema).validate(XmlDocument.fromString(xml));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** The texts of all elements and attributes that an XPath finds; `s` stands for the sitemap's namespace. */
export async function textsOf(xml: string, xpath: string): Promise<string[]> {
  const { XmlDocument } = await import('libxml2-wasm');
  const namespaces = {
    atom: 'http://www.w3.org/2005/Atom',
    s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    content: 'http://purl.org/rss/1.0/modules/content/',
    dc: 'http://purl.org/dc/elements/1.1/',
  };
  const found = XmlDocument.fromString(xml).find(xpath, namespaces);
  return found.map(({ content }) => content);
}
