/** Invented players, strongest first. */
export const MEN_FIRST_LINE = `
Lorenzo Vasari; Matteo Brandolin; Aksel Thorvik; Nikola Petrašin; Tomás Quiroga; Julian Hartwell; Emil Sandgren; Kacper Wolny;
Rafael Belmonte; Hugo Delacourt; Anders Kjelstad; Marek Dvořan; Ivan Stoyanoff; Kenta Morisawa; Felix Auerbach; Diego Salvatierra;
Callum Ashworth; Bastien Leroux; Grigor Haidukov; Jonas Vermeulen; Alejo Fuentealba; Oskar Lindholt; Théo Marchand; Milan Kostadin
`

export const MEN_SECOND_LINE = `
Pablo Arriaga; Nils Hagemann; Dmitri Volkonin; Sergi Puigmal; Luca Ferrarin; Zach Holloway; Jakub Hradil; Arthur Cazalet;
Tiago Monteverde; Shō Nakahara; Ben Whitlock; Viktor Orlander; Roman Dubnik; Elias Strandvall; Marco Trevisol; Quentin Maréchal;
Loïc Lestrade; Adam Penhale; Damir Bekzhan; Gustavo Heredia; Otto Virkkunen; Mika Sternberg; Yannis Hagios; Lukáš Klepetko
`

export const MEN_CHALLENGERS = `
Stefan Kozarin; Rio Nogueira; Harold Penrose; Pavel Zhdanko; Filip Waldner; Jérôme Quesnel; Hugo Tarascon; Vít Polanský;
Nino Sardinaš; Thiago Pacheco; Abdel Benchaoui; Chun Liaowei; Leo Steinegger; Juan Ledesma; Matthias Breuning; Henri Dampierre;
Aleks Jovičin; Jan Smolka; Marat Yusupbek; Tristan Valcourt; Gijs Terpstra; Oleks Hordiy; Duje Brnić; Mikkel Dalgård
`

export const WOMEN_FIRST_LINE = `
Irina Solovetz; Elena Rastova; Zofia Świerkowa; Coralie Dubreuil; Jessica Thornbury; Mira Andronik; Amanda Rosengren; Giada Tiberi;
Naomi Kitagawa; Qing Luoshan; Emma Whitcombe; Seraina Zumthor; Clara Østergaard; Linda Havránková; Diana Perelman; Karolína Jílková;
Lidia Sokolnik; Elise Vandecasteele; Leila Haddadi; Marta Zahorska; Sofia Wainwright; Paula Medrano; Donna Radelj; Victoria Asante
`

export const WOMEN_SECOND_LINE = `
Anna Lisovets; Maya Redgrave; Hailey Ransome; Katie Penhaligon; Sorana Vlădescu; Eva Lystad; Tatjana Brückner; Magda Wiśnicka;
Ann Liljedahl; Ajla Begovac; Camila Restrepo; Lulu Xiangtao; Rebecca Holm; Yulia Denisenka; Alexandra Mabini; Tereza Kolářová;
Moyuka Hayase; Zeynep Aksoyer; Antonia Grubor; Suzan van Rijnberk; Francesca Aldous; Petra Stárková; Kaja Vidmar; Greet Claesman
`

export const WOMEN_CHALLENGERS = `
Dalma Szentesi; Nuria Castellví; Polona Kranjec; Astra Nairn; Lola Desprez; Jil Ackermann; Viktorija Matulis; Arantxa Iturbe;
Ella Seidelmann; Mai Tachibana; Leonie Küstner; Sinja Weigand; Elsa Montfaucon; Caty O'Dowd; Talia Merrigan; Varvara Belskaya;
Marina Passerini; Lucia Santangelo; Océane Guilbert; Harriet Dartmoor; Panna Kelemen; Simona Caduff; Aoi Kuramoto; Jana Eberling
`
