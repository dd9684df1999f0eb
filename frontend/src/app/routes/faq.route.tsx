export { FaqPage as Component } from '../../features/convention/faq/faq-page.tsx';
