import { readFile } from 'node:fs/promises';

/** libxml2's complaints about a document: empty if it is well-formed and valid. */
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

/** The texts of all elements and attributes that an XPath finds; `s` is the sitemap's namespace. */
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
