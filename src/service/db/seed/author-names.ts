const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Names of people who committed once, as many as the demo needs in combination. */
export const firstNames = words(`
  Aisha Akira Alba Alma Anders Anouk Arjun Astrid Bao Beatriz Bianca Boris Carmen Cedric Chiara Chloe Daniel Darius Dina Dmitri Elena Elif
  Emeka Erik Esther Farid Fatima Felix Fiona Freya Gabriel Gita Hana Hassan Helga Hugo Ines Ingrid Ivan Jamal Jana Jonas Julia Kaito Karim
  Katya Kofi Laila Leo Lucia Magnus Malik Marta Mateo Mei Mira Nadia Naomi Niko Noor`)
export const lastNames = words(`
  Abdi Adeyemi Albrecht Andersson Antunes Aziz Bakker Baros Becker Bergman Bianchi Blake Castro Chen Costa Dahl Dubois Duarte Eriksen Farah
  Ferrari Fischer Fontana Garcia Ghosh Haddad Hansen Hoffmann Ito Ivanova Jansen Johansson Kaya Keller Khan Kim Kovacs Kowalski Laurent Lind
  Lopez Mensah Meyer Moreau Nakamura Novak Okoye Patel Petrov Rossi Sato Schmidt Tanaka Vargas`)
