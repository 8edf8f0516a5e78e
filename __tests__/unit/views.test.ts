/**
 * The tests of components, in one file for jest, which loads React and a document for each file.
 *
 * @jest-environment jsdom
 */
import './forms/EnquiryForm.cases';
import './forms/NewsletterForm.cases';
import './forms/SuccessPopup.cases';
import './layout/layout.cases';
import './sections/Article.cases';
