/**
 * The tests of components, in one file for jest, which loads React and a document for each file.
 *
 * @jest-environment jsdom
 */
import './forms/NewsletterForm.cases';
import './layout/layout.cases';
import './sections/Article.cases';
